#pragma once
#include "sk_record.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Adapters that are written in C or C++.
//
// A feature that may be served by C declares, in a header of its own, a structure of function pointers; a C file fills it
// and registers it under a name with SK_C_ADAPTER. Swift finds it by that name, with AdapterRegistry.cAdapter, most often
// in a small class that implements the Swift protocol; C finds it with sk_adapter_find. No code runs at launch.

/// What SK_C_ADAPTER writes: a constant, found through its record.
typedef struct sk_c_adapter {
  /// sizeof(sk_c_adapter); newer versions may append fields.
  uint32_t size;
  /// The line of the registration.
  uint32_t line;
  /// `Module/File.c`.
  const char *file;
  /// The name that both sides know.
  const char *service;
  /// The adapter's own name, for messages and listings.
  const char *name;
  /// The structure of function pointers.
  const void *functions;
  /// sizeof of that structure; who looks it up says how large it takes it to be.
  size_t functions_size;
  /// Makes the instance, once in a registry, on the thread of the first lookup; null means "none in this run",
  /// SK_MAKE_FAILED that it could not be made, and the next lookup tries again.
  void *(*make)(void);
  /// Ends the instance once nobody has it any more, on any thread; may be null.
  void (*destroy)(void *instance);
} sk_c_adapter;

/// What `make` returns where the instance cannot be made this time.
#define SK_MAKE_FAILED ((void *)(intptr_t)-1)

/// The answer is SK_MAKE_FAILED.
static inline bool sk_make_failed(const void *instance) { return instance == SK_MAKE_FAILED; }

// An exception must not leave a function that C or Swift calls. In C++, `make` may throw all the same: that is a failure.
#if defined(__cplusplus) && defined(__cpp_exceptions)
#define SK_GUARDED_MAKE(identifier, make)                                                                             \
  static void *identifier##_sk_make() {                                                                               \
    try {                                                                                                             \
      return make();                                                                                                  \
    } catch (...) {                                                                                                   \
      return SK_MAKE_FAILED;                                                                                          \
    }                                                                                                                 \
  }
#define SK_MAKE(identifier, make) identifier##_sk_make
#else
#define SK_GUARDED_MAKE(identifier, make)
#define SK_MAKE(identifier, make) make
#endif

#if defined(__has_attribute)
#if __has_attribute(retain)
#define SK_RETAIN __attribute__((retain))
#endif
#endif
#ifndef SK_RETAIN
#define SK_RETAIN
#endif

// What a tool reads of an adapter or a requirement, in the section of descriptions; see "The record format". A compiler of C
// cannot make the number that joins it with its record, so both have 0. Compiling with SERVICEKIT_NO_DESCRIPTIONS leaves it
// out.
#ifdef SERVICEKIT_NO_DESCRIPTIONS
#define SK_DESCRIPTION(identifier, kind, text)
#else
#define SK_DESCRIPTION(identifier, kind, text)                                                                        \
  __attribute__((used, section(SK_NAMES_SECTION), aligned(8))) SK_RETAIN static const struct {                        \
    char magic[4];                                                                                                    \
    uint8_t kind_bytes[2], length[2], identity[8];                                                                    \
    char bytes[(sizeof(text) + 7) / 8 * 8];                                                                           \
  } identifier##_sk_description = {                                                                                   \
      {'S', 'K', 'D', '1'}, {kind, 0}, {(sizeof(text) - 1) & 0xff, (sizeof(text) - 1) >> 8}, {0}, text};
#endif
#define SK_TEXT_OF(value) #value
#define SK_TEXT(value) SK_TEXT_OF(value)
#define SK_PLACE_TEXT(module) "\nmodule=" module "\nfile=" module "/" __FILE_NAME__ "\nline=" SK_TEXT(__LINE__) "\n"

/// Registers an adapter; at file scope, without a semicolon.
///
/// identifier: what the generated constants are called; unique in the file, and the adapter's name in listings.
/// module:     the module that the file belongs to, as a string literal; registries that are restricted to modules go by it.
/// service:    the name that both sides know, as a string literal.
/// table:      the name of the constant structure of function pointers.
/// make, destroy: see sk_c_adapter.
///
/// The functions of a service are called on any thread, several at once.
#define SK_C_ADAPTER(identifier, module, service, table, make, destroy)                                              \
  SK_GUARDED_MAKE(identifier, make)                                                                                   \
  static const sk_c_adapter identifier##_sk_adapter = {                                                               \
      sizeof(sk_c_adapter), __LINE__,      module "/" __FILE_NAME__, service, #identifier, &(table),                  \
      sizeof(table),        SK_MAKE(identifier, make), destroy};                                                                  \
  static void identifier##_sk_accessor(void *out) { *(const sk_c_adapter **)out = &identifier##_sk_adapter; }         \
  __attribute__((used, section(SK_RECORDS_SECTION), aligned(8))) SK_RETAIN static const sk_record                     \
      identifier##_sk_record = {SK_RECORD_VERSION, SK_KIND_C_ADAPTER, 0, 0, identifier##_sk_accessor};                \
  SK_DESCRIPTION(identifier, SK_KIND_C_ADAPTER, "service=" service "\nadapter=" #identifier SK_PLACE_TEXT(module))

/// What SK_C_REQUIREMENT writes: a constant, found through its record.
typedef struct sk_c_requirement {
  /// sizeof(sk_c_requirement); newer versions may append fields.
  uint32_t size;
  /// The line of the requirement.
  uint32_t line;
  /// `Module/File.c`.
  const char *file;
  /// The name that both sides know.
  const char *service;
  /// The requirement's own name, for messages and listings.
  const char *name;
  /// The size of the structure of function pointers that is expected.
  size_t functions_size;
} sk_c_requirement;

/// Says that this code needs an adapter written in C, so that `validate()` finds a product without one before anything is
/// looked up; at file scope, without a semicolon.
///
/// identifier: what the generated constants are called; unique in the file, and the requirement's name in listings.
/// module:     the module that the file belongs to, as a string literal.
/// service:    the name that both sides know, as a string literal.
/// functions:  the type of the structure of function pointers.
#define SK_C_REQUIREMENT(identifier, module, service, functions)                                                      \
  static const sk_c_requirement identifier##_sk_requirement = {                                                       \
      sizeof(sk_c_requirement), __LINE__, module "/" __FILE_NAME__, service, #identifier, sizeof(functions)};         \
  static void identifier##_sk_accessor(void *out) { *(const sk_c_requirement **)out = &identifier##_sk_requirement; } \
  __attribute__((used, section(SK_RECORDS_SECTION), aligned(8))) SK_RETAIN static const sk_record                     \
      identifier##_sk_record = {SK_RECORD_VERSION, SK_KIND_C_REQUIREMENT, 0, 0, identifier##_sk_accessor};            \
  SK_DESCRIPTION(identifier, SK_KIND_C_REQUIREMENT, "service=" service "\nrequirement=" #identifier SK_PLACE_TEXT(module))

/// An adapter that a C caller has; to be released.
typedef struct sk_adapter {
  /// What `make` returned.
  void *instance;
  /// The structure of function pointers.
  const void *functions;
  /// Keeps the instance alive; null where there is none.
  void *owner;
} sk_adapter;

/// What sk_adapter_find answers.
enum {
  /// There is the adapter.
  SK_ADAPTER_FOUND = 0,
  /// It is bound, and `make` answered "none in this run".
  SK_ADAPTER_NONE = 1,
  /// There is none, there are two, its structure is of another size, or factories look one another up in a ring; the
  /// message says which.
  SK_ADAPTER_ERROR = 2
};

/// Finds the adapter for a service in the registry that is current for the calling task, and makes it at the first call.
///
/// service:        the name.
/// functions_size: the size of the structure that the caller knows.
/// out:            the adapter where the answer is SK_ADAPTER_FOUND, else zeros.
/// message:        gets the reason of an error as UTF-8 with a zero at its end, cut to the capacity; may be null.
///
/// May be called on any thread; waits where another thread makes the adapter.
int sk_adapter_find(const char *service, size_t functions_size, sk_adapter *out, char *message, size_t capacity);

/// Lets go of an adapter, and sets it to zeros. Zeros are let alone.
void sk_adapter_release(sk_adapter *adapter);

#ifdef __cplusplus
}
#endif
