#pragma once
#if defined(__ELF__)

#include "sk_candidates_elf.h"
#include "sk_elf.h"

// The file that an image was loaded from.
#pragma GCC visibility push(hidden)

/// Opens the file of an image and finds its sections; the file stays open where the answer is SK_IMAGE_READ.
sk_image_state sk_image_file_find(const sk_candidate *candidate, sk_elf_sections *found, int *file);

/// The notes, among them the identity of the build, are those of the file.
///
/// A build of the same shape has the same program headers; most linkers give each build an identity. To be called for an
/// image that stays loaded.
bool sk_image_file_has_same_notes(const sk_candidate *candidate, int file);

#pragma GCC visibility pop
#endif
