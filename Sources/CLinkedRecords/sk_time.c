#include "sk_time.h"
#include <time.h>

int64_t sk_seconds_since_1970(void) { return (int64_t)time(NULL); }
