#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The address of the table that lookups in the main registry read; 0 while there is none.
///
/// A C variable, because Swift reaches a global of another module through a function call, which is a third of what a
/// warm lookup costs.
extern uintptr_t sk_main_table;

static inline uintptr_t sk_main_table_load(void) { return __atomic_load_n(&sk_main_table, __ATOMIC_ACQUIRE); }
static inline void sk_main_table_store(uintptr_t table) { __atomic_store_n(&sk_main_table, table, __ATOMIC_RELEASE); }

#ifdef __cplusplus
}
#endif
