#include "sk_locks.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct sk_lock {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
};

sk_lock *sk_lock_make(void) {
  sk_lock *lock = malloc(sizeof(sk_lock));
  if (!lock || pthread_mutex_init(&lock->mutex, 0) != 0 || pthread_cond_init(&lock->condition, 0) != 0) abort();
  return lock;
}

void sk_lock_free(sk_lock *lock) {
  pthread_cond_destroy(&lock->condition);
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void sk_lock_enter(sk_lock *lock) { pthread_mutex_lock(&lock->mutex); }
void sk_lock_leave(sk_lock *lock) { pthread_mutex_unlock(&lock->mutex); }
void sk_lock_wait(sk_lock *lock) { pthread_cond_wait(&lock->condition, &lock->mutex); }

bool sk_lock_wait_for(sk_lock *lock, uint64_t milliseconds) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += (time_t)(milliseconds / 1000);
  end.tv_nsec += (long)(milliseconds % 1000) * 1000000;
  if (end.tv_nsec >= 1000000000) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000;
  }
  return pthread_cond_timedwait(&lock->condition, &lock->mutex, &end) != ETIMEDOUT;
}

void sk_lock_wake_all(sk_lock *lock) { pthread_cond_broadcast(&lock->condition); }

#define SK_1_LOCK {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER}
#define SK_4_LOCKS SK_1_LOCK, SK_1_LOCK, SK_1_LOCK, SK_1_LOCK
#define SK_16_LOCKS SK_4_LOCKS, SK_4_LOCKS, SK_4_LOCKS, SK_4_LOCKS

static sk_lock stripes[64] = {SK_16_LOCKS, SK_16_LOCKS, SK_16_LOCKS, SK_16_LOCKS};

sk_lock *sk_lock_for(const void *object) {
  uint64_t mixed = (uint64_t)(uintptr_t)object * 0x9E3779B97F4A7C15u;
  return &stripes[mixed >> 58];
}
