#pragma once
#include "sk_record.h"
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The two sections of one image. A section that the image does not have is null and of length 0.
typedef struct sk_sections {
  const sk_record *records;
  /// 0 where the section is not a whole number of records.
  size_t record_count;
  const unsigned char *names;
  size_t name_bytes;
} sk_sections;

/// The sections of the image that this function is linked into. Takes no lock and allocates nothing.
__attribute__((visibility("hidden"))) sk_sections sk_own_sections(void);

/// The section of records of that image is a whole number of records.
__attribute__((visibility("hidden"))) bool sk_own_records_are_whole(void);

#ifdef __cplusplus
}
#endif
