#include <stdint.h>

// The layout is documented in "The record format".
struct record {
  uint16_t version;
  uint16_t kind;
  uint32_t hint;
  uint64_t identity;
  void (*accessor)(void *out);
};

extern void linkers_declare_office(void *out);

// "used" keeps the record in the object file; "retain" keeps it in the program where the linker collects sections, which
// lld does even though the symbols at the section's ends are referred to.
#if defined(__APPLE__)
__attribute__((used, section("__DATA_CONST,__sk_records")))
#elif defined(LINKERS_WITHOUT_RETAIN)
__attribute__((used, section("sk_records"), aligned(8)))
#else
__attribute__((used, retain, section("sk_records"), aligned(8)))
#endif
static const struct record office = {1, 1, 0, 0, linkers_declare_office};
