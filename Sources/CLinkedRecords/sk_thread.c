#include "sk_thread.h"

static _Thread_local void *innermost;

void *sk_thread_get(void) { return innermost; }
void sk_thread_set(void *value) { innermost = value; }
uintptr_t sk_thread_id(void) { return (uintptr_t)&innermost; }
