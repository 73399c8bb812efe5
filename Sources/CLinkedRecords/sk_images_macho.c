#if defined(__APPLE__)

#include "sk_image_list.h"
#include "sk_macho.h"
#include <dlfcn.h>
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Images may come and go while dyld's list of them is walked, so it is not: dyld calls back for every image that is
// there, and from then on for each that comes, bound and not yet initialised, and that goes. Both are called with a lock
// of dyld's held, so what they do is short and calls nothing that loads.

/// An image with records that nobody has pinned yet.
typedef struct waiting_image {
  const sk_macho_header *header;
  char *path;
  sk_image image;
} waiting_image;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
  waiting_image *all;
  size_t count, capacity;
  sk_loader_counts counts;
} waiting;

/// Set once dyld has told about every image.
static bool is_listening;

static void push(const sk_macho_header *header, const sk_image *image) {
  // The address is in the image, which cannot go away while this is called.
  Dl_info info;
  const char *path = dladdr(header, &info) && info.dli_fname ? info.dli_fname : "";
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < waiting.count; index++) {
    if (waiting.all[index].header != header) continue;
    pthread_mutex_unlock(&lock);
    return;
  }
  if (waiting.count == waiting.capacity) {
    waiting.capacity = waiting.capacity ? waiting.capacity * 2 : 16;
    waiting.all = realloc(waiting.all, waiting.capacity * sizeof *waiting.all);
    if (!waiting.all) abort();
  }
  waiting_image *added = &waiting.all[waiting.count++];
  added->header = header;
  added->path = strdup(path);
  if (!added->path) abort();
  added->image = *image;
  waiting.counts.added += 1;
  pthread_mutex_unlock(&lock);
}

static void note_added(const struct mach_header *header, intptr_t slide) {
  (void)slide;
  // What is in the shared cache belongs to the system.
  if (header->magic != SK_MACHO_MAGIC || (header->flags & MH_DYLIB_IN_CACHE)) return;
  const sk_macho_header *own = (const sk_macho_header *)header;
  unsigned long record_bytes = 0, name_bytes = 0, library_bytes = 0;
  uint8_t *records = getsectiondata(own, "__DATA_CONST", "__sk_records", &record_bytes);
  uint8_t *names = getsectiondata(own, "__TEXT", "__sk_names", &name_bytes);
  uint8_t *library = getsectiondata(own, "__DATA", "__sk_library", &library_bytes);
  bool is_own = own == &__dso_handle;
  if (!is_own && record_bytes == 0 && library_bytes == 0) return;
  sk_image image = {0, header->filetype == MH_EXECUTE, is_own, SK_IMAGE_READ, 0, {0, 0, 0, 0}, 0};
  if (!is_own && library_bytes >= sizeof(sk_library) && ((sk_library *)library)->magic == SK_LIBRARY_MAGIC) {
    image.state = SK_IMAGE_OTHER_COPY;
    image.library = (sk_library *)library;
  } else {
    if (record_bytes % sizeof(sk_record) != 0) {
      image.state = SK_IMAGE_ODD_RECORDS;
      record_bytes = 0;
    }
    image.sections.records = (const sk_record *)records;
    image.sections.record_count = record_bytes / sizeof(sk_record);
    image.sections.names = names;
    image.sections.name_bytes = name_bytes;
  }
  push(own, &image);
}

/// Removes an image from those that wait; false where it is not among them.
static bool pop(const sk_macho_header *header, waiting_image *out) {
  bool is_there = false;
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < waiting.count && !is_there; index++) {
    if (waiting.all[index].header != header) continue;
    *out = waiting.all[index];
    waiting.count -= 1;
    memmove(&waiting.all[index], &waiting.all[index + 1], (waiting.count - index) * sizeof *waiting.all);
    is_there = true;
  }
  pthread_mutex_unlock(&lock);
  return is_there;
}

static void note_removed(const struct mach_header *header, intptr_t slide) {
  (void)slide;
  waiting_image gone;
  if (pop((const sk_macho_header *)header, &gone)) free(gone.path);
}

/// Nobody waits for another thread here: that one may wait for dyld, which a thread that runs constructors may hold. So two
/// threads may both register; each returns when all images are known, and one that is told about twice counts once.
static void start_listening(void) {
  if (__atomic_load_n(&is_listening, __ATOMIC_ACQUIRE)) return;
  _dyld_register_func_for_remove_image(note_removed);
  _dyld_register_func_for_add_image(note_added);
  __atomic_store_n(&is_listening, true, __ATOMIC_RELEASE);
}

/// The first of those that wait; its path is the caller's to free. False where none waits.
static bool peek(const sk_macho_header **header, char **path, bool *is_program) {
  pthread_mutex_lock(&lock);
  bool is_there = waiting.count > 0;
  if (is_there) {
    *header = waiting.all[0].header;
    *path = strdup(waiting.all[0].path);
    *is_program = waiting.all[0].image.is_program;
    if (!*path) abort();
  }
  pthread_mutex_unlock(&lock);
  return is_there;
}

size_t sk_images_refresh(void) {
  start_listening();
  pthread_mutex_lock(&lock);
  sk_loader_counts now = waiting.counts;
  pthread_mutex_unlock(&lock);
  size_t count;
  if (sk_image_list_is_current(now, &count)) return count;
  sk_image_list_begin(now);
  const sk_macho_header *header;
  char *path;
  bool is_program;
  while (peek(&header, &path, &is_program)) {
    // Pinned first, looked at again afterwards: another thread may be closing it.
    bool is_pinned = is_program || dlopen(path, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
    waiting_image taken;
    if (pop(header, &taken)) {
      taken.image.path = taken.path;
      if (!is_pinned) {
        // It is there, and might go at any time: better known as one that was not searched than not known.
        taken.image = (sk_image){taken.path, false, false, SK_IMAGE_NO_FILE, 0, {0, 0, 0, 0}, 0};
      }
      sk_image_list_add((uintptr_t)header, &taken.image);
      free(taken.path);
    }
    free(path);
  }
  return sk_image_list_end(now);
}

#endif
