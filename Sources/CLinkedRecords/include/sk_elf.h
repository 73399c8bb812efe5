#pragma once
#include "sk_images.h"

#ifdef __cplusplus
extern "C" {
#endif

// Finds our sections in an ELF file of this machine's word size and byte order, which may be foreign, damaged or
// hostile. Whatever the file says is checked against the program headers that the loader has accepted: a range that is
// returned is aligned, a whole number of elements, and lies within what the image has loaded from its file.

/// Fills `out` with `count` bytes from an offset of a file; false where the file has fewer.
typedef bool (*sk_file_reader)(void *file, void *out, size_t count, uint64_t offset);

/// Addresses as they were linked: without what the loader added. A section that is not there has the size 0.
typedef struct sk_elf_range {
  uint64_t address;
  uint64_t size;
} sk_elf_range;

typedef struct sk_elf_sections {
  sk_elf_range records;
  sk_elf_range names;
  sk_elf_range library;
} sk_elf_sections;

/// Finds the sections.
///
/// `headers` are the program headers of the loaded image; they must be byte for byte those of the file.
/// Returns SK_IMAGE_READ, also where there is no section of ours; SK_IMAGE_OTHER_FILE; or SK_IMAGE_NO_SECTIONS.
__attribute__((visibility("hidden"))) sk_image_state sk_elf_find_sections(
    sk_file_reader read, void *file, const void *headers, size_t header_count, sk_elf_sections *out);

#ifdef __cplusplus
}
#endif
