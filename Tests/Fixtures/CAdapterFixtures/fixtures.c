#include "c_adapter_fixtures.h"
#include "sk_adapter.h"
#include <stdatomic.h>
#include <stdlib.h>

static int made, ended;
int counters_made(void) { return __atomic_load_n(&made, __ATOMIC_RELAXED); }
int counters_ended(void) { return __atomic_load_n(&ended, __ATOMIC_RELAXED); }

typedef struct counter {
  _Atomic int value;
} counter;

static void *make_counter(void) {
  __atomic_fetch_add(&made, 1, __ATOMIC_RELAXED);
  return calloc(1, sizeof(counter));
}

static void end_counter(void *instance) {
  __atomic_fetch_add(&ended, 1, __ATOMIC_RELAXED);
  free(instance);
}

static int next(void *instance) { return atomic_fetch_add(&((counter *)instance)->value, 1) + 1; }
static void *make_none(void) { return 0; }

static const counter_functions functions = {next};

SK_C_ADAPTER(plain_counter, "CAdapterFixtures", "Counter", functions, make_counter, end_counter)
SK_C_ADAPTER(no_counter, "CAdapterFixtures", "NoCounter", functions, make_none, 0)
SK_C_ADAPTER(first_rival, "CAdapterFixtures", "Rivals", functions, make_counter, end_counter)
SK_C_ADAPTER(second_rival, "CAdapterFixtures", "Rivals", functions, make_counter, end_counter)

int count_from_c(const char *service, char *message, size_t capacity) {
  sk_adapter adapter;
  if (sk_adapter_find(service, sizeof(counter_functions), &adapter, message, capacity) != SK_ADAPTER_FOUND) return -1;
  int count = ((const counter_functions *)adapter.functions)->next(adapter.instance);
  sk_adapter_release(&adapter);
  return adapter.instance || adapter.owner ? -2 : count;
}

int find_with_size(const char *service, size_t size, char *message, size_t capacity) {
  return sk_adapter_find(service, size, 0, message, capacity);
}

int release_twice(const char *service) {
  sk_adapter one, other;
  if (sk_adapter_find(service, sizeof(counter_functions), &one, 0, 0) != SK_ADAPTER_FOUND) return -1;
  if (sk_adapter_find(service, sizeof(counter_functions), &other, 0, 0) != SK_ADAPTER_FOUND) return -1;
  sk_adapter_release(&one);
  sk_adapter_release(&one);
  sk_adapter_release(0);
  int count = ((const counter_functions *)other.functions)->next(other.instance);
  sk_adapter_release(&other);
  return count;
}

// It cannot be made the first time.
static int attempts;
static void *make_at_second_attempt(void) {
  return __atomic_fetch_add(&attempts, 1, __ATOMIC_RELAXED) == 0 ? SK_MAKE_FAILED : make_counter();
}

SK_C_ADAPTER(second_attempt, "CAdapterFixtures", "SecondAttempt", functions, make_at_second_attempt, end_counter)
SK_C_ADAPTER(makes_nothing, "CBrokenFixtures", "Unmakeable", functions, 0, 0)

// Met; met by nobody; met by an adapter of another size.
typedef struct two_functions {
  int (*next)(void *instance);
  int (*previous)(void *instance);
} two_functions;

SK_C_REQUIREMENT(counts_pages, "CAdapterFixtures", "Counter", counter_functions)
SK_C_REQUIREMENT(counts_words, "CUnmetFixtures", "Countre", counter_functions)
SK_C_REQUIREMENT(counts_backwards, "CUnmetFixtures", "Single", two_functions)
SK_C_ADAPTER(only_forwards, "CUnmetFixtures", "Single", functions, make_counter, end_counter)

static const uint32_t small[2] = {8, 0};
static const sk_c_adapter without_service = {
    sizeof(sk_c_adapter), 3, "CBrokenFixtures/broken.c", 0, "nameless", &functions, sizeof functions, make_counter, 0};
static const sk_c_adapter without_functions = {
    sizeof(sk_c_adapter), 4, "CBrokenFixtures/broken.c", "Empty", "empty", 0, 8, make_counter, 0};
static const sk_c_adapter oddly_named = {
    sizeof(sk_c_adapter), 5, "CBrokenFixtures/\"odd\".c", "Caf\xe9", "it's \"odd\"", &functions, sizeof functions,
    make_counter, end_counter};

void write_small_adapter(void *out) { *(const void **)out = small; }
void write_adapter_without_service(void *out) { *(const void **)out = &without_service; }
void write_adapter_without_functions(void *out) { *(const void **)out = &without_functions; }
void write_oddly_named_adapter(void *out) { *(const void **)out = &oddly_named; }
