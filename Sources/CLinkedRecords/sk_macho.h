#pragma once
#if defined(__APPLE__)

#include <mach-o/loader.h>

// Apple watches have images of 32 bits.
#if defined(__LP64__)
typedef struct mach_header_64 sk_macho_header;
#define SK_MACHO_MAGIC MH_MAGIC_64
#else
typedef struct mach_header sk_macho_header;
#define SK_MACHO_MAGIC MH_MAGIC
#endif

/// The header of the image that this code is linked into: an executable or a dynamic library. The linker defines it.
extern const sk_macho_header __dso_handle;

#endif
