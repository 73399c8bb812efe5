#include "sk_thread.h"
#include <errno.h>
#include <unistd.h>

static _Thread_local void *innermost;

void *sk_thread_get(void) { return innermost; }
void sk_thread_set(void *value) { innermost = value; }
uintptr_t sk_thread_id(void) { return (uintptr_t)&innermost; }

void sk_write_error(const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(STDERR_FILENO, text, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}
