#pragma once
#include <stddef.h>

/// The name under which the functions are registered.
#define WORD_BREAKING_SERVICE "WordBreaking"

/// Where a text can be cut.
typedef struct word_breaking_functions {
  /// The offset of the last white space in so many bytes of UTF-8, or the number of bytes where there is none.
  size_t (*last_break)(void *instance, const char *text, size_t length);
} word_breaking_functions;
