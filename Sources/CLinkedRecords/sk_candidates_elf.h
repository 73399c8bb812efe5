#pragma once
#if defined(__ELF__)

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loader's list of images, copied: it may change as soon as it is left.
#pragma GCC visibility push(hidden)

/// An image to look at.
typedef struct sk_candidate {
  uintptr_t base;
  ElfW(Phdr) *headers;
  size_t header_count;
  char *path;
  bool is_program;
  bool is_own;
  /// It uses Swift, as far as can be told.
  bool needs_swift;
  /// It may have records: what is read decides.
  bool is_possible;
} sk_candidate;

typedef struct sk_candidates {
  sk_candidate *all;
  size_t count, capacity;
  size_t visited;
  /// The Swift runtime is a library of its own, so whoever uses it says so.
  bool runtime_is_shared;
} sk_candidates;

/// Copies the list of the loader. No lock of the loader's is held any more when it returns.
sk_candidates sk_candidates_make(void);
void sk_candidates_free(sk_candidates *candidates);

/// The image has loaded so many bytes at an address.
bool sk_candidate_contains(const sk_candidate *candidate, uintptr_t address, uintptr_t size);

/// The address is in code of the image.
bool sk_candidate_has_code(const sk_candidate *candidate, uintptr_t address);

#pragma GCC visibility pop
#endif
