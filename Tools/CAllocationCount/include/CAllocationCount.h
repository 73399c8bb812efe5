#pragma once
#include <stdint.h>

/// How often the calling thread has allocated memory since it started. Counts on glibc; elsewhere it stays 0.
uint64_t sk_allocation_count(void);
