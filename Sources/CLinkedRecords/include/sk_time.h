#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whole seconds since 1970-01-01 00:00:00 UTC, as the system's clock has them now.
int64_t sk_seconds_since_1970(void);

#ifdef __cplusplus
}
#endif
