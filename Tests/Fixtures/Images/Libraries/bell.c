#include "sk_adapter.h"

// A library without any Swift.

typedef struct bell_functions {
  int (*tone)(void *instance);
} bell_functions;

static int metal;
static void *make(void) { return &metal; }
static int tone(void *instance) { return ++*(int *)instance; }
static const bell_functions functions = {tone};

SK_C_ADAPTER(opened_bell, "Bells", "Bell", functions, make, 0)

static int early = -1;
__attribute__((constructor)) static void look_up_early(void) {
  sk_adapter bell;
  early = sk_adapter_find("Bell", sizeof functions, &bell, 0, 0) == SK_ADAPTER_FOUND;
  sk_adapter_release(&bell);
}

int found_early(void) { return early; }
