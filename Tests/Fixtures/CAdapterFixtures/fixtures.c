#include "c_adapter_fixtures.h"
#include "sk_adapter.h"
#include <stdatomic.h>
#include <stdlib.h>

static int made, ended;
int counters_made(void) { return __atomic_load_n(&made, __ATOMIC_RELAXED); }
int counters_ended(void) { return __atomic_load_n(&ended, __ATOMIC_RELAXED); }

typedef struct counter {
  _Atomic int value;
} counter;

static void *make_counter(void) {
  __atomic_fetch_add(&made, 1, __ATOMIC_RELAXED);
  return calloc(1, sizeof(counter));
}

static void end_counter(void *instance) {
  __atomic_fetch_add(&ended, 1, __ATOMIC_RELAXED);
  free(instance);
}

static int next(void *instance) { return atomic_fetch_add(&((counter *)instance)->value, 1) + 1; }
static void *make_none(void) { return 0; }

static const counter_functions functions = {next};

SK_C_ADAPTER(plain_counter, "CAdapterFixtures", "Counter", functions, make_counter, end_counter)
SK_C_ADAPTER(no_counter, "CAdapterFixtures", "NoCounter", functions, make_none, 0)
SK_C_ADAPTER(first_rival, "CAdapterFixtures", "Rivals", functions, make_counter, end_counter)
SK_C_ADAPTER(second_rival, "CAdapterFixtures", "Rivals", functions, make_counter, end_counter)

int count_from_c(const char *service, char *message, size_t capacity) {
  sk_adapter adapter;
  if (sk_adapter_find(service, sizeof(counter_functions), &adapter, message, capacity) != SK_ADAPTER_FOUND) return -1;
  int count = ((const counter_functions *)adapter.functions)->next(adapter.instance);
  sk_adapter_release(&adapter);
  return adapter.instance || adapter.owner ? -2 : count;
}

int find_with_size(const char *service, size_t size, char *message, size_t capacity) {
  return sk_adapter_find(service, size, 0, message, capacity);
}

int release_twice(const char *service) {
  sk_adapter one, other;
  if (sk_adapter_find(service, sizeof(counter_functions), &one, 0, 0) != SK_ADAPTER_FOUND) return -1;
  if (sk_adapter_find(service, sizeof(counter_functions), &other, 0, 0) != SK_ADAPTER_FOUND) return -1;
  sk_adapter_release(&one);
  sk_adapter_release(&one);
  sk_adapter_release(0);
  int count = ((const counter_functions *)other.functions)->next(other.instance);
  sk_adapter_release(&other);
  return count;
}
