#pragma once

#ifdef __cplusplus
extern "C" {
#endif

#define BELL_SERVICE "Bell"

typedef struct bell_functions {
  int (*tone)(void *instance);
} bell_functions;

/// Looks the bell up, and asks for its tone; negative where there is none.
int ring_bell(void);

/// What came of lookups before `main`.
int bell_rung_by_constructor(void);
int chime_rung_by_constructor(void);
int bell_rung_by_initialiser(void);

/// Looks up an adapter in Swift; the program has it.
int ring_chime(void);

#ifdef __cplusplus
}
#endif
