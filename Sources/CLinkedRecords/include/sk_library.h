#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How copies of this library in one process find one another, whatever their versions are.
//
// Each copy puts exactly one `sk_library` into the section SK_LIBRARY_SECTION of the image that it is linked into. Who
// reads an image's records looks for that section, too. An image other than the reader's own that has one brings a copy
// of its own: its records call that copy, which need not agree with the reader about anything but this header, so the
// reader leaves them alone and reports the copy.
//
// What must stay as it is in all versions: the name of the section, the letters, and the first 16 bytes. Newer versions
// may append fields; `size` says how many bytes there are.

/// Section that holds the mark of a copy, as the attribute `section` spells it.
#if defined(__APPLE__)
#define SK_LIBRARY_SECTION "__DATA,__sk_library"
#else
#define SK_LIBRARY_SECTION "sk_library"
#endif

/// The letters "SKLB" in the order of memory on a little-endian machine.
#define SK_LIBRARY_MAGIC 0x424C4B53u

/// The mark of a copy of this library: writable, aligned to 8.
typedef struct sk_library {
  /// SK_LIBRARY_MAGIC.
  uint32_t magic;
  /// SK_RECORD_VERSION of the copy.
  uint16_t record_version;
  /// The bytes of this structure, at least 16.
  uint16_t size;
  /// 0 until this copy was reported together with one whose mark is at a lower address; changed with atomic operations.
  uint32_t reported;
  /// 0.
  uint32_t reserved;
} sk_library;

/// Says whether the caller is to report two copies: true once for each copy but the first, whoever finds it.
///
/// Takes no lock.
int sk_library_claim_report(sk_library *left, sk_library *right);

/// The mark of this copy.
///
/// Hidden, as everything that is about the caller's own image: a library that brings a copy must not be answered by the
/// program's.
__attribute__((visibility("hidden"))) sk_library *sk_own_library(void);

#ifdef __cplusplus
}
#endif
