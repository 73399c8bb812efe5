#include "sk_images.h"
#include <stdio.h>

// A program with something in the section that is no record; compiled together with the target that reads images.

static void accessor(void *out) { *(void **)out = 0; }

__attribute__((used, retain, section(SK_RECORDS_SECTION), aligned(8))) static const sk_record record = {
    SK_RECORD_VERSION, SK_KIND_ADAPTER, 0, 0, accessor};

#ifdef ODD
__attribute__((used, retain, section(SK_RECORDS_SECTION), aligned(8))) static const unsigned char odd[8] = {1};
#endif

int main(void) {
  size_t count = sk_images_refresh();
  for (size_t index = 0; index < count; index++) {
    sk_image image = sk_image_at(index);
    printf("state %d, %zu records\n", image.state, image.sections.record_count);
  }
  return 0;
}
