#if defined(__ELF__)

#define _GNU_SOURCE
#include "sk_elf.h"
#include "sk_image_list.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

// A program that is linked with nothing shared has no loader; nothing can be unmapped there either.
#pragma weak dlopen
#pragma weak dlclose
#pragma weak dlinfo

/// An image to look at, copied out of the loader's list, which may change as soon as it is left.
typedef struct candidate {
  uintptr_t base;
  ElfW(Phdr) *headers;
  size_t header_count;
  char *path;
  bool is_program;
  bool is_own;
  bool needs_swift;
} candidate;

typedef struct candidates {
  candidate *all;
  size_t count, capacity;
  size_t visited;
  /// The Swift runtime is a library of its own, so whoever uses it says so.
  bool runtime_is_shared;
} candidates;

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
  candidates *found = context;
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
  candidate *one = &found->all[found->count++];
  size_t bytes = info->dlpi_phnum * sizeof *one->headers;
  one->base = info->dlpi_addr;
  one->headers = required(malloc(bytes ? bytes : 1));
  memcpy(one->headers, info->dlpi_phdr, bytes);
  one->header_count = info->dlpi_phnum;
  one->path = required(strdup(path));
  one->is_program = is_program;
  one->is_own = contains(info, (uintptr_t)sk_own_library(), sizeof(sk_library));
  one->needs_swift = needs_swift(info);
  return 0;
}

static void free_candidates(candidates *found) {
  for (size_t index = 0; index < found->count; index++) {
    free(found->all[index].headers);
    free(found->all[index].path);
  }
  free(found->all);
}

static int read_counts(struct dl_phdr_info *info, size_t size, void *context) {
  sk_loader_counts *counts = context;
  if (size >= offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs) {
    counts->added = info->dlpi_adds;
    counts->removed = info->dlpi_subs;
  }
  return 1;
}

// MARK: - Reading one image

static bool read_file(void *file, void *out, size_t count, uint64_t offset) {
  char *to = out;
  while (count > 0) {
    if (offset > INT64_MAX) return false;
    ssize_t got = pread(*(int *)file, to, count, (off_t)offset);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    to += got;
    offset += (uint64_t)got;
    count -= (size_t)got;
  }
  return true;
}

/// Keeps the image loaded for good; false where it is gone, or another is at the path by now.
static bool pin(const candidate *one) {
  if (one->is_program || !dlopen || !dlinfo) return true;
  void *handle = dlopen(one->path, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
  if (!handle) return false;
  struct link_map *map = 0;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map && map->l_addr == one->base) return true;
  dlclose(handle);
  return false;
}

static bool is_code(const candidate *one, uintptr_t address) {
  for (size_t index = 0; index < one->header_count; index++) {
    const ElfW(Phdr) *segment = &one->headers[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    if (address - (one->base + segment->p_vaddr) < segment->p_memsz) return true;
  }
  return false;
}

/// What the file calls records are records: a file that was replaced by one of the same shape may say otherwise.
static bool are_records(const candidate *one, const sk_record *records, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const sk_record *record = &records[index];
    if (record->version != SK_RECORD_VERSION || (record->kind & SK_KIND_CONTINUATION)) continue;
    if (!is_code(one, (uintptr_t)record->accessor)) return false;
  }
  return true;
}

/// The notes, among them the identity of the build, are those of the file.
///
/// A build of the same shape has the same program headers; most linkers give each build an identity.
static bool has_same_notes(const candidate *one, int file) {
  for (size_t index = 0; index < one->header_count; index++) {
    const ElfW(Phdr) *segment = &one->headers[index];
    unsigned char bytes[1024];
    if (segment->p_type != PT_NOTE || segment->p_filesz > sizeof bytes) continue;
    struct dl_phdr_info info = {one->base, one->path, one->headers, (ElfW(Half))one->header_count, 0, 0, 0, 0};
    uintptr_t address = one->base + segment->p_vaddr;
    if (!contains(&info, address, segment->p_filesz)) continue;
    if (!read_file(&file, bytes, segment->p_filesz, segment->p_offset)) return false;
    if (memcmp(bytes, (const void *)address, segment->p_filesz) != 0) return false;
  }
  return true;
}

/// Opens the image's file and finds its sections; the file stays open where they are found.
static sk_image_state find_in_file(const candidate *one, const char *path, sk_elf_sections *found, int *file) {
  *file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (*file < 0) return SK_IMAGE_NO_FILE;
  sk_image_state state = sk_elf_find_sections(read_file, file, one->headers, one->header_count, found);
  if (state != SK_IMAGE_READ) close(*file);
  return state;
}

/// The program's file has several names, of which some may be missing or name the loader.
static sk_image_state find(const candidate *one, sk_elf_sections *found, int *file) {
  if (!one->is_program) return find_in_file(one, one->path, found, file);
  const char *const paths[] = {"/proc/self/exe", one->path, (const char *)getauxval(AT_EXECFN)};
  sk_image_state first = SK_IMAGE_NO_FILE;
  for (size_t index = 0; index < 3; index++) {
    if (!paths[index] || !paths[index][0]) continue;
    sk_image_state state = find_in_file(one, paths[index], found, file);
    if (state == SK_IMAGE_READ || state == SK_IMAGE_NO_SECTIONS) return state;
    if (index == 0) first = state;
  }
  return first;
}

static void add_sections(const candidate *one, const sk_elf_sections *found, sk_image *image) {
  const sk_record *records = (const sk_record *)(one->base + (uintptr_t)found->records.address);
  size_t count = (size_t)found->records.size / sizeof *records;
  sk_library *library = (sk_library *)(one->base + (uintptr_t)found->library.address);
  if (found->library.size > 0 && library->magic == SK_LIBRARY_MAGIC) {
    image->state = SK_IMAGE_OTHER_COPY;
    image->library = library;
  } else if (!are_records(one, records, count)) {
    image->state = SK_IMAGE_OTHER_FILE;
  } else {
    if (count > 0) image->sections.records = records;
    image->sections.record_count = count;
    image->sections.name_bytes = (size_t)found->names.size;
    if (found->names.size > 0)
      image->sections.names = (const unsigned char *)(one->base + (uintptr_t)found->names.address);
  }
}

static void read_image(const candidate *one) {
  sk_image image = {one->path, one->is_program, one->is_own, SK_IMAGE_READ, 0, {0, 0, 0, 0}, 0};
  if (one->is_own) {
    image.sections = sk_own_sections();
    if (pin(one)) sk_image_list_add(one->base, &image);
    return;
  }
  sk_elf_sections found;
  int file;
  image.state = find(one, &found, &file);
  if (image.state == SK_IMAGE_READ) {
    if (found.records.size == 0 && found.library.size == 0) {
      sk_image_list_pass(one->base);
    } else if (pin(one)) {
      // Nothing of the image is touched before: another thread may be closing it, or still be loading it.
      if (has_same_notes(one, file)) add_sections(one, &found, &image);
      else image.state = SK_IMAGE_OTHER_FILE;
      sk_image_list_add(one->base, &image);
    }
    close(file);
    return;
  }
  sk_image_list_add(one->base, &image);
}

size_t sk_images_refresh(void) {
  sk_loader_counts now = {0, 0};
  dl_iterate_phdr(read_counts, &now);
  size_t count;
  if (sk_image_list_is_current(now, &count)) return count;
  sk_image_list_begin(now);
  candidates found = {0, 0, 0, 0, false};
  dl_iterate_phdr(collect, &found);
  for (size_t index = 0; index < found.count; index++) {
    const candidate *one = &found.all[index];
    bool is_possible = one->is_own || one->needs_swift || !found.runtime_is_shared;
    if (is_possible && !sk_image_list_knows(one->base)) read_image(one);
  }
  free_candidates(&found);
  return sk_image_list_end(now);
}

#endif
