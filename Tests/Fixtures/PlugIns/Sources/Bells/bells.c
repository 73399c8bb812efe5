#include "bells.h"

int bells_ring(void) { return 2; }
