#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Section that holds the records, as the attribute `section` spells it.
#if defined(__APPLE__)
#define SK_RECORDS_SECTION "__DATA_CONST,__sk_records"
#define SK_NAMES_SECTION "__TEXT,__sk_names"
#elif defined(__ELF__) || defined(__linux__)
#define SK_RECORDS_SECTION "sk_records"
#define SK_NAMES_SECTION "sk_names"
#else
#error "Link-time registration knows ELF and Mach-O; this platform's object format is neither."
#endif

/// Version of the layout below; readers skip records of a version that they do not know.
#define SK_RECORD_VERSION 1

/// Kinds of record. Numbers are never reused.
enum {
  SK_KIND_ADAPTER = 1,
  SK_KIND_REQUIREMENT = 2,
  SK_KIND_COMPONENT = 3,
  SK_KIND_MODULE = 4,
  SK_KIND_HANDLER = 5,
  /// An adapter written in C; see `sk_adapter.h`.
  SK_KIND_C_ADAPTER = 6,
  /// A place in C that needs an adapter written in C; see `sk_adapter.h`.
  SK_KIND_C_REQUIREMENT = 7,
  /// Set in `kind` where a record adds one more hint to the record before it; such a record has no accessor.
  SK_KIND_CONTINUATION = 0x8000
};

/// Writes the declaration that belongs to a record to `out`; what it writes depends on the kind.
typedef void (*sk_accessor)(void *out);

/// One constant in the records section: 24 bytes on a 64-bit platform, aligned to 8.
typedef struct sk_record {
  /// SK_RECORD_VERSION.
  uint16_t version;
  /// One of the kinds, perhaps with SK_KIND_CONTINUATION.
  uint16_t kind;
  /// FNV-1a (32 bits) of the bare protocol name; 0 where it is not known, which makes every lookup look closer.
  uint32_t hint;
  /// FNV-1a (64 bits) of the place of the declaration; joins a record with its description. 0: no description, or
  /// in C one that has 0 too.
  uint64_t identity;
  /// A function of the same image; never null, except in a continuation.
  sk_accessor accessor;
} sk_record;

#ifdef __cplusplus
}
#endif
