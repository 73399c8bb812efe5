#include "sk_conformance.h"
#include <stddef.h>
#include <stdint.h>

// Part of the runtime's stable interface; weak, so that C programs link without it.
__attribute__((weak)) extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

// docs/ABI/TypeMetadata.rst of the compiler, "Protocol Metadata".
struct existential {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocol_count;
  // A superclass, where the flags say so; then the protocols, whose lowest bit says Objective-C.
  uintptr_t rest[];
};

enum { EXISTENTIAL_KIND = 0x303, HAS_SUPERCLASS = 0x40000000 };

int sk_conforms(const void *class_metadata, const void *existential_metadata) {
  const struct existential *type = existential_metadata;
  if (type->kind != EXISTENTIAL_KIND || (type->flags & HAS_SUPERCLASS) || !swift_conformsToProtocol) return -1;
  for (uint32_t i = 0; i < type->protocol_count; i++) {
    if (type->rest[i] & 1) return -1;
    if (!swift_conformsToProtocol(class_metadata, (const void *)type->rest[i])) return 0;
  }
  return 1;
}
