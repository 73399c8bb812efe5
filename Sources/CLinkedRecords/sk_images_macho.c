#if defined(__APPLE__)

#include "sk_image_list.h"
#include <dlfcn.h>
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <mach-o/loader.h>
#include <pthread.h>

extern const struct mach_header_64 __dso_handle;

static uint64_t added, removed;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// dyld calls these with its lock held, at first for every image that is there: nothing but counting is done here.
static void count_added(const struct mach_header *header, intptr_t slide) {
  (void)header, (void)slide;
  __atomic_fetch_add(&added, 1, __ATOMIC_RELEASE);
}

static void count_removed(const struct mach_header *header, intptr_t slide) {
  (void)header, (void)slide;
  __atomic_fetch_add(&removed, 1, __ATOMIC_RELEASE);
}

static void start_counting(void) {
  _dyld_register_func_for_add_image(count_added);
  _dyld_register_func_for_remove_image(count_removed);
}

static void read_image(const struct mach_header_64 *header, const char *path) {
  // What is in the shared cache belongs to the system.
  if (header->magic != MH_MAGIC_64 || (header->flags & MH_DYLIB_IN_CACHE)) return;
  uintptr_t base = (uintptr_t)header;
  if (sk_image_list_knows(base)) return;
  unsigned long record_bytes = 0, name_bytes = 0, library_bytes = 0;
  uint8_t *records = getsectiondata(header, "__DATA_CONST", "__sk_records", &record_bytes);
  uint8_t *names = getsectiondata(header, "__TEXT", "__sk_names", &name_bytes);
  uint8_t *library = getsectiondata(header, "__DATA", "__sk_library", &library_bytes);
  bool is_own = header == &__dso_handle;
  sk_image image = {path, header->filetype == MH_EXECUTE, is_own, SK_IMAGE_READ, 0, {0, 0, 0, 0}, 0};
  if (!is_own && record_bytes == 0 && library_bytes == 0) {
    sk_image_list_pass(base);
    return;
  }
  if (!image.is_program && !dlopen(path, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE)) return;
  if (!is_own && library_bytes >= sizeof(sk_library) && ((sk_library *)library)->magic == SK_LIBRARY_MAGIC) {
    image.state = SK_IMAGE_OTHER_COPY;
    image.library = (sk_library *)library;
  } else {
    image.sections.records = (const sk_record *)records;
    image.sections.record_count = record_bytes / sizeof(sk_record);
    image.sections.names = names;
    image.sections.name_bytes = name_bytes;
  }
  sk_image_list_add(base, &image);
}

size_t sk_images_refresh(void) {
  pthread_once(&once, start_counting);
  sk_loader_counts now = {__atomic_load_n(&added, __ATOMIC_ACQUIRE), __atomic_load_n(&removed, __ATOMIC_ACQUIRE)};
  size_t count;
  if (sk_image_list_is_current(now, &count)) return count;
  sk_image_list_begin(now);
  // An image that goes away meanwhile moves the others; it is counted, and what was passed over is looked at again.
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header *header = _dyld_get_image_header(index);
    const char *path = _dyld_get_image_name(index);
    if (header && path) read_image((const struct mach_header_64 *)header, path);
  }
  return sk_image_list_end(now);
}

#endif
