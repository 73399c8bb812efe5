#pragma once
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The Swift runtime has drawn the seed of its hash tables.
///
/// Constructors and static initialisers run before `main`. Where the runtime is linked into the program, its own may come
/// after them; a dictionary that is filled before is damaged from then on, since its keys have other hashes.
bool sk_runtime_is_ready(void);

#ifdef __cplusplus
}
#endif
