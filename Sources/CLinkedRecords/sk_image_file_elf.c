#if defined(__ELF__)

#define _GNU_SOURCE
#include "sk_image_file_elf.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

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

bool sk_image_file_has_same_notes(const sk_candidate *one, int file) {
  for (size_t index = 0; index < one->header_count; index++) {
    const ElfW(Phdr) *segment = &one->headers[index];
    unsigned char bytes[1024];
    if (segment->p_type != PT_NOTE || segment->p_filesz > sizeof bytes) continue;
    uintptr_t address = one->base + segment->p_vaddr;
    if (!sk_candidate_contains(one, address, segment->p_filesz)) continue;
    if (!read_file(&file, bytes, segment->p_filesz, segment->p_offset)) return false;
    if (memcmp(bytes, (const void *)address, segment->p_filesz) != 0) return false;
  }
  return true;
}

static sk_image_state find_at(const sk_candidate *one, const char *path, sk_elf_sections *found, int *file) {
  *file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (*file < 0) return SK_IMAGE_NO_FILE;
  sk_image_state state = sk_elf_find_sections(read_file, file, one->headers, one->header_count, found);
  if (state != SK_IMAGE_READ) close(*file);
  return state;
}

/// Takes a path out of the kernel's list, where a line feed is written as `\012`.
static void unescape(char *path) {
  char *to = path;
  for (const char *from = path; *from; to++) {
    bool is_escape = strncmp(from, "\\012", 4) == 0;
    *to = is_escape ? '\n' : *from;
    from += is_escape ? 4 : 1;
  }
  *to = 0;
}

/// What the kernel says is mapped at an address; null where it does not say. The caller's to free.
static char *mapped_path(uintptr_t address) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return 0;
  char *line = 0, *path = 0;
  size_t capacity = 0;
  ssize_t length;
  while (!path && (length = getline(&line, &capacity, maps)) > 0) {
    uintptr_t start, end;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &start, &end) != 2 || address < start || address >= end) continue;
    if (line[length - 1] == '\n') line[length - 1] = 0;
    char *slash = strchr(line, '/');
    if (!slash) break;
    path = strdup(slash);
    if (path) unescape(path);
  }
  free(line);
  fclose(maps);
  return path;
}

/// The loader knows a library by the path that it was opened with, which may be relative to a folder that is no longer
/// the current one, or a link that names another file by now. The kernel knows the file itself.
static sk_image_state find_mapped(const sk_candidate *one, sk_elf_sections *found, int *file, sk_image_state before) {
  uintptr_t address = one->base;
  for (size_t index = 0; index < one->header_count; index++) {
    if (one->headers[index].p_type != PT_LOAD) continue;
    address += one->headers[index].p_vaddr;
    break;
  }
  char *path = mapped_path(address);
  if (!path) return before;
  sk_image_state state = strcmp(path, one->path) == 0 ? before : find_at(one, path, found, file);
  free(path);
  // That there is none at the kernel's path says less than what the loader's path came to.
  return state == SK_IMAGE_NO_FILE ? before : state;
}

/// The program's file has several names, of which some may be missing or name the loader.
static sk_image_state find_program(const sk_candidate *one, sk_elf_sections *found, int *file) {
  const char *const paths[] = {"/proc/self/exe", one->path, (const char *)getauxval(AT_EXECFN)};
  sk_image_state first = SK_IMAGE_NO_FILE;
  for (size_t index = 0; index < 3; index++) {
    if (!paths[index] || !paths[index][0]) continue;
    sk_image_state state = find_at(one, paths[index], found, file);
    if (state == SK_IMAGE_READ || state == SK_IMAGE_NO_SECTIONS) return state;
    if (index == 0) first = state;
  }
  return first;
}

sk_image_state sk_image_file_find(const sk_candidate *one, sk_elf_sections *found, int *file) {
  if (one->is_program) return find_program(one, found, file);
  sk_image_state state = find_at(one, one->path, found, file);
  if (state != SK_IMAGE_NO_FILE && state != SK_IMAGE_OTHER_FILE) return state;
  return find_mapped(one, found, file, state);
}

#endif
