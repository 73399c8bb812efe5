#include "bells.h"
#include "sk_adapter.h"

static int brass;
static void *make(void) { return &brass; }
static int tone(void *instance) { return ++*(int *)instance; }
static const bell_functions functions = {tone};

SK_C_ADAPTER(brass_bell, "CBells", BELL_SERVICE, functions, make, 0)
SK_C_REQUIREMENT(early_bell, "CBells", BELL_SERVICE, bell_functions)

int ring_bell(void) {
  sk_adapter bell;
  if (sk_adapter_find(BELL_SERVICE, sizeof(bell_functions), &bell, 0, 0) != SK_ADAPTER_FOUND) return -1;
  int rung = ((const bell_functions *)bell.functions)->tone(bell.instance);
  sk_adapter_release(&bell);
  return rung;
}

static int bell, chime;
__attribute__((constructor)) static void look_up_early(void) {
  bell = ring_bell();
  chime = ring_chime();
}

int bell_rung_by_constructor(void) { return bell; }
int chime_rung_by_constructor(void) { return chime; }
