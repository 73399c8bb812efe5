#include "sk_sections.h"

#if defined(__APPLE__)

#include "sk_macho.h"
#include <mach-o/getsect.h>

sk_sections sk_own_sections(void) {
  unsigned long record_bytes = 0, name_bytes = 0;
  uint8_t *records = getsectiondata(&__dso_handle, "__DATA_CONST", "__sk_records", &record_bytes);
  uint8_t *names = getsectiondata(&__dso_handle, "__TEXT", "__sk_names", &name_bytes);
  sk_sections found = {(const sk_record *)records, record_bytes / sizeof(sk_record), names, name_bytes};
  if (record_bytes % sizeof(sk_record) != 0) found.record_count = 0;
  return found;
}

bool sk_own_records_are_whole(void) {
  unsigned long bytes = 0;
  getsectiondata(&__dso_handle, "__DATA_CONST", "__sk_records", &bytes);
  return bytes % sizeof(sk_record) == 0;
}

#else

// The linker defines these where the image has the section. Weak, so that a product without a record links;
// hidden, so that an executable and its libraries each see their own.
extern const sk_record __start_sk_records[] __attribute__((weak, visibility("hidden")));
extern const sk_record __stop_sk_records[] __attribute__((weak, visibility("hidden")));
extern const unsigned char __start_sk_names[] __attribute__((weak, visibility("hidden")));
extern const unsigned char __stop_sk_names[] __attribute__((weak, visibility("hidden")));

static size_t record_bytes(void) {
  if (!__start_sk_records || !__stop_sk_records) return 0;
  return (size_t)((uintptr_t)__stop_sk_records - (uintptr_t)__start_sk_records);
}

bool sk_own_records_are_whole(void) { return record_bytes() % sizeof(sk_record) == 0; }

sk_sections sk_own_sections(void) {
  sk_sections found = {0, 0, 0, 0};
  if (__start_sk_records && __stop_sk_records) {
    found.records = __start_sk_records;
    found.record_count = sk_own_records_are_whole() ? record_bytes() / sizeof(sk_record) : 0;
  }
  if (__start_sk_names && __stop_sk_names) {
    found.names = __start_sk_names;
    found.name_bytes = (size_t)(__stop_sk_names - __start_sk_names);
  }
  return found;
}

#endif
