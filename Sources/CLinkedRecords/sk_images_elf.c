#if defined(__ELF__)

#define _GNU_SOURCE
#include "sk_candidates_elf.h"
#include "sk_image_file_elf.h"
#include "sk_image_list.h"
#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

// A program that is linked with nothing shared has no loader; nothing can be unmapped there either.
#pragma weak dlopen
#pragma weak dlclose
#pragma weak dlinfo

static int read_counts(struct dl_phdr_info *info, size_t size, void *context) {
  sk_loader_counts *counts = context;
  if (size >= offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs) {
    counts->added = info->dlpi_adds;
    counts->removed = info->dlpi_subs;
  }
  return 1;
}

/// Keeps the image loaded for good; false where it is gone, or another is at the path by now.
static bool pin(const sk_candidate *one) {
  if (one->is_program || !dlopen || !dlinfo) return true;
  void *handle = dlopen(one->path, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
  if (!handle) return false;
  struct link_map *map = 0;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map && map->l_addr == one->base) return true;
  dlclose(handle);
  return false;
}

/// What the file calls records are records: a file that was replaced by one of the same shape may say otherwise.
static bool are_records(const sk_candidate *one, const sk_record *records, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const sk_record *record = &records[index];
    if (record->version != SK_RECORD_VERSION || (record->kind & SK_KIND_CONTINUATION)) continue;
    if (!sk_candidate_has_code(one, (uintptr_t)record->accessor)) return false;
  }
  return true;
}

static void add_sections(const sk_candidate *one, const sk_elf_sections *found, sk_image *image) {
  const sk_record *records = (const sk_record *)(one->base + (uintptr_t)found->records.address);
  size_t count = (size_t)found->records.size / sizeof *records;
  sk_library *library = (sk_library *)(one->base + (uintptr_t)found->library.address);
  if (found->library.size > 0 && library->magic == SK_LIBRARY_MAGIC) {
    image->state = SK_IMAGE_OTHER_COPY;
    image->library = library;
  } else if (!are_records(one, records, count)) {
    image->state = SK_IMAGE_OTHER_FILE;
  } else {
    if (count > 0) image->sections.records = records;
    image->sections.record_count = count;
    image->sections.name_bytes = (size_t)found->names.size;
    if (found->names.size > 0)
      image->sections.names = (const unsigned char *)(one->base + (uintptr_t)found->names.address);
  }
}

static void read_image(const sk_candidate *one) {
  sk_image image = {one->path, one->is_program, one->is_own, SK_IMAGE_READ, 0, {0, 0, 0, 0}, 0};
  if (one->is_own) {
    image.sections = sk_own_sections();
    if (!sk_own_records_are_whole()) image.state = SK_IMAGE_ODD_RECORDS;
    if (pin(one)) sk_image_list_add(one->base, &image);
    return;
  }
  sk_elf_sections found;
  int file;
  image.state = sk_image_file_find(one, &found, &file);
  if (image.state == SK_IMAGE_READ) {
    if (found.records.size == 0 && found.library.size == 0) {
      sk_image_list_pass(one->base);
    } else if (pin(one)) {
      // Nothing of the image is touched before: another thread may be closing it, or still be loading it.
      if (sk_image_file_has_same_notes(one, file)) add_sections(one, &found, &image);
      else image.state = SK_IMAGE_OTHER_FILE;
      sk_image_list_add(one->base, &image);
    }
    close(file);
    return;
  }
  // A library in C that cannot be read is most likely none of ours, and nobody could do anything about it.
  if (one->needs_swift) sk_image_list_add(one->base, &image);
  else sk_image_list_pass(one->base);
}

size_t sk_images_refresh(void) {
  sk_loader_counts now = {0, 0};
  dl_iterate_phdr(read_counts, &now);
  size_t count;
  if (sk_image_list_is_current(now, &count)) return count;
  sk_image_list_begin(now);
  sk_candidates found = sk_candidates_make();
  for (size_t index = 0; index < found.count; index++) {
    const sk_candidate *one = &found.all[index];
    if (one->is_possible && !sk_image_list_knows(one->base)) read_image(one);
  }
  sk_candidates_free(&found);
  return sk_image_list_end(now);
}

#endif
