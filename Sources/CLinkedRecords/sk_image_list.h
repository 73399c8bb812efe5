#pragma once
#include "sk_images.h"

// The list of images: what the readers of the two object formats share. Never shrinks.
//
// Hidden, as everything that is about the caller's own image: each copy of this library has a list of its own.
#pragma GCC visibility push(hidden)

/// What the loader has done so far; the image list is up to date while `added` stays.
typedef struct sk_loader_counts {
  uint64_t added;
  uint64_t removed;
} sk_loader_counts;

/// The list was read when the loader's counts were these; `count` gets how many images are listed.
bool sk_image_list_is_current(sk_loader_counts now, size_t *count);

/// Forgets what was without records if images were removed: others may be at their addresses now.
void sk_image_list_begin(sk_loader_counts now);

/// The image at a base address is listed, or is known to be of no interest.
bool sk_image_list_knows(uintptr_t base);

/// Lists an image; only the first call for a base address counts.
void sk_image_list_add(uintptr_t base, const sk_image *image);

/// Remembers that an image is of no interest.
void sk_image_list_pass(uintptr_t base);

/// The list is read, as of the loader's counts; returns how many images are listed.
size_t sk_image_list_end(sk_loader_counts now);

#pragma GCC visibility pop
