#include "sk_warm_table.h"

uintptr_t sk_main_table = 0;
