#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct counter_functions {
  int (*next)(void *instance);
} counter_functions;

/// How many counters were made, and how many ended, in this process.
int counters_made(void);
int counters_ended(void);

/// Finds the counter from C, counts once, lets go of it; -1, with the message, where there is none.
int count_from_c(const char *service, char *message, size_t capacity);
/// What `sk_adapter_find` answers when it is asked with a structure of another size, or without a service.
int find_with_size(const char *service, size_t size, char *message, size_t capacity);
/// Finds two references, releases one twice, and counts with the other.
int release_twice(const char *service);

/// Accessors of adapters that are not what SK_C_ADAPTER writes.
void write_small_adapter(void *out);
void write_adapter_without_service(void *out);
void write_adapter_without_functions(void *out);
/// An accessor of an adapter whose service is not UTF-8, and whose name has quotes.
void write_oddly_named_adapter(void *out);

#ifdef __cplusplus
}
#endif
