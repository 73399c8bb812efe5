#include "sk_library.h"
#include "sk_record.h"
#include "sk_sections.h"

// What a later version would leave in a library: records of version 2, or a mark that says so.

static void accessor(void *out) { *(const void **)out = 0; }

__attribute__((used, retain, section(SK_RECORDS_SECTION), aligned(8))) static const sk_record records[2] = {
    {2, SK_KIND_ADAPTER, 0, 0, accessor}, {2, SK_KIND_ADAPTER | SK_KIND_CONTINUATION, 0, 0, 0}};

#ifdef NEWER_COPY
static struct {
  sk_library mark;
  unsigned char more[16];
} newer __attribute__((used, retain, section(SK_LIBRARY_SECTION), aligned(8))) = {
    {SK_LIBRARY_MAGIC, 2, sizeof newer, 0, 0}, {0}};
#endif
