#include "sk_runtime.h"
#include <stdint.h>

#if defined(__ELF__)

/// The runtime's own, of its headers for the standard library (`SwiftShims/GlobalObjects.h`); null where a later one has
/// another name for it, which then counts as ready.
extern const struct {
  uint64_t seed0, seed1;
  bool is_deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

bool sk_runtime_is_ready(void) {
  if (!&_swift_stdlib_Hashing_parameters) return true;
  return _swift_stdlib_Hashing_parameters.seed0 != 0 || _swift_stdlib_Hashing_parameters.seed1 != 0 ||
         _swift_stdlib_Hashing_parameters.is_deterministic;
}

#else

// The runtime is a library of the system's, which is initialised before whoever needs it.
bool sk_runtime_is_ready(void) { return true; }

#endif
