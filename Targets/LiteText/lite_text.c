#include "lite_text.h"
#include "sk_adapter.h"

// Nothing has to be remembered; an instance is something that is not null.
static char nothing;
static void *make(void) { return &nothing; }

static size_t last_break(void *instance, const char *text, size_t length) {
  (void)instance;
  for (size_t index = length; index > 0; index--) {
    char byte = text[index - 1];
    if (byte == ' ' || byte == '\n' || byte == '\t') return index - 1;
  }
  return length;
}

static const word_breaking_functions functions = {last_break};

SK_C_ADAPTER(plain_words, "LiteText", WORD_BREAKING_SERVICE, functions, make, 0)
