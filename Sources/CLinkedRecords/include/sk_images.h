#pragma once
#include "sk_library.h"
#include "sk_sections.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What reading an image came to.
typedef enum sk_image_state {
  /// Its sections are known.
  SK_IMAGE_READ = 0,
  /// It brings a copy of this library of its own, which reads its records; see `sk_library.h`.
  SK_IMAGE_OTHER_COPY = 1,
  /// Its file cannot be opened, so nobody knows whether it has records.
  SK_IMAGE_NO_FILE = 2,
  /// The file at its path is not the one that was loaded.
  SK_IMAGE_OTHER_FILE = 3,
  /// Its file has no table of sections, or a damaged one.
  SK_IMAGE_NO_SECTIONS = 4,
  /// Its section of records holds something else as well: it is not a whole number of records.
  SK_IMAGE_ODD_RECORDS = 5
} sk_image_state;

/// An image that has records, or of which it is not known.
typedef struct sk_image {
  /// The file as the loader names it; empty for the program where the loader has no name. Never freed.
  const char *path;
  /// It is the program, not a library.
  bool is_program;
  /// It is the image that this copy of the library is linked into.
  bool is_own;
  sk_image_state state;
  /// 0: it was there when the images were read first; else images that came later count from 1.
  uint32_t order;
  /// Empty unless the state is SK_IMAGE_READ. The image is pinned: `dlclose` does not unmap it any more.
  sk_sections sections;
  /// The mark of the other copy where the state is SK_IMAGE_OTHER_COPY, else null.
  sk_library *library;
} sk_image;

/// Looks for images that were loaded since the last call, and reads their sections.
///
/// Images without records are left out, and so are those that cannot have any: the system's and the Swift runtime's. An
/// image that is listed stays listed, at its index.
///
/// No lock is held over calls of the loader, so constructors of a library that is being loaded may come here.
///
/// Returns how many images are listed. O(1) where nothing was loaded.
__attribute__((visibility("hidden"))) size_t sk_images_refresh(void);

/// A listed image; the index is below what `sk_images_refresh` returned.
__attribute__((visibility("hidden"))) sk_image sk_image_at(size_t index);

#ifdef __cplusplus
}
#endif
