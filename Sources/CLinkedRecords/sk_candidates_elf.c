#if defined(__ELF__)

#define _GNU_SOURCE
#include "sk_candidates_elf.h"
#include "sk_library.h"
#include <stdlib.h>
#include <string.h>

// MARK: - Which images can have records

/// Libraries of the toolchain and the C library, which use no adapters: names up to `.so`.
static const char *const without_records[] = {
    "linux-vdso", "linux-gate", "ld-linux-x86-64", "ld-linux-aarch64", "ld-linux", "libc", "libm", "libpthread",
    "libdl", "librt", "libutil", "libgcc_s", "libstdc++", "libBlocksRuntime", "libFoundation",
    "libFoundationEssentials", "libFoundationInternationalization", "libFoundationNetworking", "libFoundationXML",
    "lib_FoundationICU", "libdispatch", "libTesting", "libXCTest", "lib_TestingInterop", "lib_Testing_Foundation",
    "libswiftCore", "libswiftDispatch", "libswiftDistributed", "libswiftGlibc", "libswiftObservation",
    "libswiftRegexBuilder", "libswiftRuntime", "libswiftSwiftOnoneSupport", "libswiftSynchronization",
    "libswift_Builtin_float", "libswift_Concurrency", "libswift_Differentiation", "libswift_RegexParser",
    "libswift_StringProcessing", "libswift_Volatile"};

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/// The name up to `.so` is the one given.
static bool is_library(const char *name, const char *stem) {
  size_t length = strlen(stem);
  return strncmp(name, stem, length) == 0 && strncmp(name + length, ".so", 3) == 0;
}

static bool is_without_records(const char *name) {
  for (size_t index = 0; index < sizeof without_records / sizeof without_records[0]; index++)
    if (is_library(name, without_records[index])) return true;
  return false;
}

/// The file is in one of the folders that distributions keep libraries in: `/usr/lib`, `/lib64`,
/// `/usr/lib/x86_64-linux-gnu`.
static bool is_in_system_folder(const char *path) {
  if (strncmp(path, "/usr/", 5) == 0) path += 4;
  if (strncmp(path, "/lib", 4) != 0) return false;
  path += 4;
  if (strncmp(path, "64", 2) == 0 || strncmp(path, "32", 2) == 0) path += 2;
  if (*path != '/') return false;
  const char *name = base_name(path);
  const char *triple = strstr(path, "-linux-");
  const char *second = strchr(path + 1, '/');
  return name == path + 1 || (triple && triple < name && second + 1 == name);
}

static bool contains(const struct dl_phdr_info *info, uintptr_t address, uintptr_t size) {
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    if (address >= start && address - start <= segment->p_memsz && size <= segment->p_memsz - (address - start))
      return true;
  }
  return false;
}

bool sk_candidate_contains(const sk_candidate *one, uintptr_t address, uintptr_t size) {
  struct dl_phdr_info info = {one->base, one->path, one->headers, (ElfW(Half))one->header_count, 0, 0, 0, 0};
  return contains(&info, address, size);
}

bool sk_candidate_has_code(const sk_candidate *one, uintptr_t address) {
  for (size_t index = 0; index < one->header_count; index++) {
    const ElfW(Phdr) *segment = &one->headers[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    if (address - (one->base + segment->p_vaddr) < segment->p_memsz) return true;
  }
  return false;
}

/// The image names the Swift runtime among the libraries that it needs; true where that cannot be told.
static bool needs_swift(const struct dl_phdr_info *info) {
  const ElfW(Dyn) *entries = 0;
  size_t count = 0;
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_DYNAMIC) continue;
    entries = (const ElfW(Dyn) *)(info->dlpi_addr + segment->p_vaddr);
    count = segment->p_memsz / sizeof *entries;
  }
  if (!entries || !contains(info, (uintptr_t)entries, count * sizeof *entries)) return true;
  uintptr_t text = 0, size = 0;
  for (size_t index = 0; index < count && entries[index].d_tag != DT_NULL; index++) {
    if (entries[index].d_tag == DT_STRTAB) text = entries[index].d_un.d_ptr;
    if (entries[index].d_tag == DT_STRSZ) size = entries[index].d_un.d_val;
  }
  // Some loaders put the address in place, some leave what the linker wrote.
  if (!contains(info, text, size)) text += info->dlpi_addr;
  if (!contains(info, text, size)) return true;
  static const char runtime[] = "libswiftCore";
  for (size_t index = 0; index < count && entries[index].d_tag != DT_NULL; index++) {
    if (entries[index].d_tag != DT_NEEDED) continue;
    uintptr_t at = entries[index].d_un.d_val;
    if (at >= size || sizeof runtime - 1 > size - at) continue;
    if (memcmp((const char *)text + at, runtime, sizeof runtime - 1) == 0) return true;
  }
  return false;
}

// MARK: - Collecting

static void *required(void *memory) {
  if (!memory) abort();
  return memory;
}

/// Called under the loader's lock: copies, and calls nothing of the loader's.
static int collect(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  sk_candidates *found = context;
  // The first is the program.
  bool is_program = found->visited++ == 0;
  const char *path = info->dlpi_name ? info->dlpi_name : "";
  const char *name = base_name(path);
  if (strncmp(name, "libswiftCore", 12) == 0) found->runtime_is_shared = true;
  if (!is_program && is_without_records(name)) return 0;
  if (found->count == found->capacity) {
    found->capacity = found->capacity ? found->capacity * 2 : 8;
    found->all = required(realloc(found->all, found->capacity * sizeof *found->all));
  }
  sk_candidate *one = &found->all[found->count++];
  size_t bytes = info->dlpi_phnum * sizeof *one->headers;
  one->base = info->dlpi_addr;
  one->headers = required(malloc(bytes ? bytes : 1));
  memcpy(one->headers, info->dlpi_phdr, bytes);
  one->header_count = info->dlpi_phnum;
  one->path = required(strdup(path));
  one->is_program = is_program;
  one->is_own = contains(info, (uintptr_t)sk_own_library(), sizeof(sk_library));
  one->needs_swift = is_program || needs_swift(info);
  // A library that is written in C may have records, but one of the system's knows nothing of us.
  one->is_possible = one->needs_swift || one->is_own || !is_in_system_folder(path);
  return 0;
}

sk_candidates sk_candidates_make(void) {
  sk_candidates found = {0, 0, 0, 0, false};
  dl_iterate_phdr(collect, &found);
  // Where the runtime is linked into the images themselves, none of them says that it needs it.
  for (size_t index = 0; index < found.count && !found.runtime_is_shared; index++) {
    found.all[index].needs_swift = true;
    found.all[index].is_possible = true;
  }
  return found;
}

void sk_candidates_free(sk_candidates *found) {
  for (size_t index = 0; index < found->count; index++) {
    free(found->all[index].headers);
    free(found->all[index].path);
  }
  free(found->all);
}

#endif
