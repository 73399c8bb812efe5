#include "sk_library.h"
#include "sk_record.h"

__attribute__((used, section(SK_LIBRARY_SECTION), aligned(8))) static sk_library own = {
    SK_LIBRARY_MAGIC, SK_RECORD_VERSION, sizeof(sk_library), 0, 0};

sk_library *sk_own_library(void) { return &own; }

int sk_library_claim_report(sk_library *left, sk_library *right) {
  sk_library *later = (uintptr_t)left > (uintptr_t)right ? left : right;
  return __atomic_exchange_n(&later->reported, 1, __ATOMIC_ACQ_REL) == 0;
}
