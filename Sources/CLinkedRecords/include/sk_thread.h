#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One pointer per thread that belongs to ServiceKit: its innermost open creation, or null.
void *sk_thread_get(void);
void sk_thread_set(void *value);

/// A number that no other living thread has.
uintptr_t sk_thread_id(void);

#ifdef __cplusplus
}
#endif
