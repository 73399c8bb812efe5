#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One pointer per thread that belongs to ServiceKit: its innermost open creation, or null.
void *sk_thread_get(void);
void sk_thread_set(void *value);

/// A number that no other living thread has.
uintptr_t sk_thread_id(void);

/// Writes text to the standard error stream, whole unless the stream fails.
void sk_write_error(const char *text, size_t length);

#ifdef __cplusplus
}
#endif
