#include "sk_elf.h"

#if defined(__ELF__)

#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <string.h>

// No linked file comes near these; a hostile one must not keep us busy.
#define MAXIMUM_SECTIONS 65536u
#define MAXIMUM_HEADERS 1024u

#define HEADERS_AT_ONCE 32
#define NAMES_AT_ONCE 2048

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define OWN_DATA ELFDATA2LSB
#else
#define OWN_DATA ELFDATA2MSB
#endif
#if __SIZEOF_POINTER__ == 8
#define OWN_CLASS ELFCLASS64
#else
#define OWN_CLASS ELFCLASS32
#endif

/// An image that is loaded, and the file that should be it.
typedef struct image {
  sk_file_reader read;
  void *file;
  const ElfW(Phdr) *headers;
  size_t header_count;
} image;

/// The names of the sections; the first bytes are in memory.
typedef struct names {
  uint64_t offset;
  uint64_t size;
  uint64_t held;
  char start[NAMES_AT_ONCE];
} names;

/// The program headers in the file are those of the loaded image.
static bool is_same(const image *image, const ElfW(Ehdr) *header) {
  if (header->e_phnum != image->header_count || header->e_phentsize != sizeof(ElfW(Phdr))) return false;
  ElfW(Phdr) some[16];
  for (size_t done = 0; done < image->header_count;) {
    size_t count = image->header_count - done < 16 ? image->header_count - done : 16;
    uint64_t offset = header->e_phoff + done * sizeof(ElfW(Phdr));
    if (offset < header->e_phoff) return false;
    if (!image->read(image->file, some, count * sizeof(ElfW(Phdr)), offset)) return false;
    if (memcmp(some, image->headers + done, count * sizeof(ElfW(Phdr))) != 0) return false;
    done += count;
  }
  return true;
}

/// The whole section was loaded from the file: `.bss` and what is not loaded do not count.
static bool is_loaded(const image *image, const ElfW(Shdr) *section) {
  for (size_t index = 0; index < image->header_count; index++) {
    const ElfW(Phdr) *segment = &image->headers[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_R)) continue;
    if (section->sh_addr < segment->p_vaddr) continue;
    uint64_t offset = section->sh_addr - segment->p_vaddr;
    if (offset <= segment->p_filesz && section->sh_size <= segment->p_filesz - offset) return true;
  }
  return false;
}

static bool has_name(const image *image, const names *names, uint64_t at, const char *wanted) {
  size_t length = strlen(wanted) + 1;
  if (at > names->size || length > names->size - at) return false;
  char own[16];
  const char *name = own;
  if (at + length <= names->held) {
    name = names->start + at;
  } else if (length > sizeof own || !image->read(image->file, own, length, names->offset + at)) {
    return false;
  }
  return memcmp(name, wanted, length) == 0;
}

/// Takes a section, unless an earlier one of the name was taken; false where it cannot be what it says.
static bool take(
    const image *image, const ElfW(Shdr) *section, uint64_t element, uint64_t alignment, sk_elf_range *out) {
  if (section->sh_size == 0) return true;
  if (out->size != 0 || section->sh_addr % alignment != 0 || section->sh_size % element != 0) return false;
  if (!is_loaded(image, section)) return false;
  out->address = section->sh_addr;
  out->size = section->sh_size;
  return true;
}

static bool look_at(const image *image, const names *names, const ElfW(Shdr) *section, sk_elf_sections *out) {
  if (section->sh_type != SHT_PROGBITS || !(section->sh_flags & SHF_ALLOC)) return true;
  if (has_name(image, names, section->sh_name, "sk_records"))
    return take(image, section, sizeof(sk_record), _Alignof(sk_record), &out->records);
  if (has_name(image, names, section->sh_name, "sk_names")) return take(image, section, 1, 8, &out->names);
  // Newer copies have a larger mark; the first bytes are those of all versions.
  if (has_name(image, names, section->sh_name, "sk_library") && section->sh_size >= sizeof(sk_library))
    return take(image, section, 1, _Alignof(sk_library), &out->library);
  return true;
}

static bool read_section(const image *image, const ElfW(Ehdr) *header, uint64_t index, ElfW(Shdr) *out) {
  uint64_t offset = header->e_shoff + index * sizeof *out;
  return offset >= header->e_shoff && image->read(image->file, out, sizeof *out, offset);
}

/// The number of sections and the one with the names; both are in section 0 where they do not fit the file's header.
static bool count_sections(const image *image, const ElfW(Ehdr) *header, uint64_t *count, uint64_t *names) {
  *count = header->e_shnum;
  *names = header->e_shstrndx;
  if (*count == 0 || *names == SHN_XINDEX) {
    ElfW(Shdr) first;
    if (!read_section(image, header, 0, &first)) return false;
    if (*count == 0) *count = first.sh_size;
    if (*names == SHN_XINDEX) *names = first.sh_link;
  }
  return *count > 0 && *count <= MAXIMUM_SECTIONS && *names < *count;
}

static bool read_names(const image *image, const ElfW(Ehdr) *header, uint64_t index, names *out) {
  ElfW(Shdr) section;
  if (!read_section(image, header, index, &section) || section.sh_type != SHT_STRTAB) return false;
  out->offset = section.sh_offset;
  out->size = section.sh_size;
  if (out->offset + out->size < out->offset) return false;
  out->held = out->size < NAMES_AT_ONCE ? out->size : NAMES_AT_ONCE;
  return image->read(image->file, out->start, (size_t)out->held, out->offset);
}

sk_image_state sk_elf_find_sections(
    sk_file_reader read, void *file, const void *headers, size_t header_count, sk_elf_sections *out) {
  memset(out, 0, sizeof *out);
  image image = {read, file, headers, header_count};
  ElfW(Ehdr) header;
  if (header_count > MAXIMUM_HEADERS || !read(file, &header, sizeof header, 0)) return SK_IMAGE_OTHER_FILE;
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != OWN_CLASS ||
      header.e_ident[EI_DATA] != OWN_DATA || !is_same(&image, &header))
    return SK_IMAGE_OTHER_FILE;
  if (header.e_shoff == 0 || header.e_shentsize != sizeof(ElfW(Shdr))) return SK_IMAGE_NO_SECTIONS;
  uint64_t count, names_index;
  names names;
  if (!count_sections(&image, &header, &count, &names_index) || !read_names(&image, &header, names_index, &names))
    return SK_IMAGE_NO_SECTIONS;
  sk_elf_sections found = {{0, 0}, {0, 0}, {0, 0}};
  ElfW(Shdr) some[HEADERS_AT_ONCE];
  for (uint64_t done = 0; done < count;) {
    uint64_t step = count - done < HEADERS_AT_ONCE ? count - done : HEADERS_AT_ONCE;
    uint64_t offset = header.e_shoff + done * sizeof some[0];
    if (offset < header.e_shoff || !read(file, some, (size_t)step * sizeof some[0], offset))
      return SK_IMAGE_NO_SECTIONS;
    for (uint64_t index = 0; index < step; index++)
      if (!look_at(&image, &names, &some[index], &found)) return SK_IMAGE_NO_SECTIONS;
    done += step;
  }
  *out = found;
  return SK_IMAGE_READ;
}

#endif
