#include "sk_image_list.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The lock is held for a few instructions only, and never over a call of the loader: a thread that runs constructors
// holds the loader's lock, and may come here.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

typedef struct entry {
  uintptr_t base;
  sk_image image;
} entry;

static struct {
  entry *entries;
  size_t count, capacity;
  uintptr_t *passed;
  size_t passed_count, passed_capacity;
  sk_loader_counts counts;
  uint32_t last_order;
  bool is_read;
} list;

/// Never null: running out of memory here ends the process, as it does in the Swift runtime.
static void *grown(void *memory, size_t *capacity, size_t element) {
  *capacity = *capacity ? *capacity * 2 : 16;
  void *larger = realloc(memory, *capacity * element);
  if (!larger) abort();
  return larger;
}

static bool is_listed(uintptr_t base) {
  for (size_t index = 0; index < list.count; index++)
    if (list.entries[index].base == base && list.entries[index].image.state <= SK_IMAGE_OTHER_COPY) return true;
  return false;
}

static bool is_passed(uintptr_t base) {
  for (size_t index = 0; index < list.passed_count; index++)
    if (list.passed[index] == base) return true;
  return false;
}

static void pass(uintptr_t base) {
  if (is_passed(base)) return;
  if (list.passed_count == list.passed_capacity)
    list.passed = grown(list.passed, &list.passed_capacity, sizeof *list.passed);
  list.passed[list.passed_count++] = base;
}

/// An image that could not be read is listed once, however often it is looked at.
static bool is_noted(const sk_image *image) {
  for (size_t index = 0; index < list.count; index++) {
    const sk_image *other = &list.entries[index].image;
    if (other->state == image->state && strcmp(other->path, image->path) == 0) return true;
  }
  return false;
}

bool sk_image_list_is_current(sk_loader_counts now, size_t *count) {
  pthread_mutex_lock(&lock);
  bool is_current = list.is_read && list.counts.added == now.added;
  *count = list.count;
  pthread_mutex_unlock(&lock);
  return is_current;
}

void sk_image_list_begin(sk_loader_counts now) {
  pthread_mutex_lock(&lock);
  if (list.counts.removed != now.removed) list.passed_count = 0;
  list.counts.removed = now.removed;
  pthread_mutex_unlock(&lock);
}

bool sk_image_list_knows(uintptr_t base) {
  pthread_mutex_lock(&lock);
  bool knows = is_listed(base) || is_passed(base);
  pthread_mutex_unlock(&lock);
  return knows;
}

void sk_image_list_pass(uintptr_t base) {
  pthread_mutex_lock(&lock);
  pass(base);
  pthread_mutex_unlock(&lock);
}

void sk_image_list_add(uintptr_t base, const sk_image *image) {
  bool is_unread = image->state > SK_IMAGE_OTHER_COPY;
  pthread_mutex_lock(&lock);
  if (!is_listed(base) && !(is_unread && is_noted(image))) {
    if (list.count == list.capacity) list.entries = grown(list.entries, &list.capacity, sizeof *list.entries);
    entry *added = &list.entries[list.count++];
    added->base = base;
    added->image = *image;
    added->image.path = strdup(image->path);
    if (!added->image.path) abort();
    added->image.order = list.is_read ? ++list.last_order : 0;
  }
  if (is_unread) pass(base);
  pthread_mutex_unlock(&lock);
}

size_t sk_image_list_end(sk_loader_counts now) {
  pthread_mutex_lock(&lock);
  // Another thread may have seen more meanwhile.
  if (!list.is_read || list.counts.added < now.added) list.counts.added = now.added;
  list.is_read = true;
  size_t count = list.count;
  pthread_mutex_unlock(&lock);
  return count;
}

sk_image sk_image_at(size_t index) {
  pthread_mutex_lock(&lock);
  sk_image image = list.entries[index].image;
  pthread_mutex_unlock(&lock);
  return image;
}
