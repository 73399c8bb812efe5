// Built together with Sources/CLinkedRecords/sk_elf.c by .ci/full, outside the package: a fuzzer brings its own `main`.

#include "sk_elf.h"
#include <elf.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

typedef struct bytes {
  const uint8_t *start;
  size_t count;
} bytes;

static bool read_bytes(void *file, void *out, size_t count, uint64_t offset) {
  bytes *all = file;
  if (offset > all->count || count > all->count - offset) return false;
  memcpy(out, all->start + offset, count);
  return true;
}

static void check(sk_elf_range range, uint64_t element, const ElfW(Phdr) *headers, size_t count) {
  if (range.size == 0) return;
  if (range.address % 8 != 0 || range.size % element != 0) abort();
  for (size_t index = 0; index < count; index++) {
    uint64_t start = headers[index].p_vaddr, size = headers[index].p_filesz;
    if (headers[index].p_type == PT_LOAD && range.address >= start && range.address - start <= size &&
        range.size <= size - (range.address - start))
      return;
  }
  abort();
}

/// Whatever the bytes are, a range that is found is aligned and within what the program headers load.
int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count) {
  ElfW(Ehdr) header;
  if (count < sizeof header) return 0;
  uint8_t *copy = malloc(count);
  memcpy(copy, start, count);
  memcpy(&header, copy, sizeof header);
  // Half of the search would be lost on these.
  memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
  header.e_ident[EI_DATA] = ELFDATA2LSB;
  header.e_phentsize = sizeof(ElfW(Phdr));
  header.e_shentsize = sizeof(ElfW(Shdr));
  memcpy(copy, &header, sizeof header);
  bytes all = {copy, count};
  size_t headers = header.e_phnum % 8;
  ElfW(Phdr) loaded[8];
  header.e_phnum = (ElfW(Half))headers;
  memcpy(copy, &header, sizeof header);
  sk_elf_sections found;
  if (read_bytes(&all, loaded, headers * sizeof loaded[0], header.e_phoff) &&
      sk_elf_find_sections(read_bytes, &all, loaded, headers, &found) == SK_IMAGE_READ) {
    check(found.records, sizeof(sk_record), loaded, headers);
    check(found.names, 1, loaded, headers);
    check(found.library, 1, loaded, headers);
  }
  free(copy);
  return 0;
}
