#include "c_adapter_fixtures.h"
#include "sk_adapter.h"

namespace {

struct Doubler {
  int value = 1;
  int next() { return value *= 2; }
};

Doubler doubler;

void *make() { return &doubler; }
int next(void *instance) { return static_cast<Doubler *>(instance)->next(); }

const counter_functions functions = {next};

SK_C_ADAPTER(doubling, "CAdapterFixtures", "Doubler", functions, make, nullptr)

void *make_or_throw() { throw 1; }

SK_C_ADAPTER(throwing, "CAdapterFixtures", "Throwing", functions, make_or_throw, nullptr)

}  // namespace
