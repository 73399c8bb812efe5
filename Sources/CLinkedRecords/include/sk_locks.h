#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Plain POSIX locks. `Synchronization.Mutex` would do, but the thread sanitizer does not understand its futex on Linux
// and reports races that are none.

/// A mutex with a condition, on the heap so that its address never changes.
typedef struct sk_lock sk_lock;

/// Never null: running out of memory here ends the process, as it does in the Swift runtime.
sk_lock *sk_lock_make(void);
void sk_lock_free(sk_lock *lock);
void sk_lock_enter(sk_lock *lock);
void sk_lock_leave(sk_lock *lock);
/// Leaves the lock, waits for `sk_lock_wake_all`, enters again. May return early: check the state in a loop.
void sk_lock_wait(sk_lock *lock);
/// The same for so many milliseconds at most; false when they have passed.
bool sk_lock_wait_for(sk_lock *lock, uint64_t milliseconds);
void sk_lock_wake_all(sk_lock *lock);

/// One of 64 process-wide locks, chosen by an object's address: objects need not carry a lock each.
sk_lock *sk_lock_for(const void *object);

#ifdef __cplusplus
}
#endif
