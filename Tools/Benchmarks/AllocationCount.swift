import CAllocationCount

/// How often this thread has allocated memory.
enum AllocationCount {
  static var current: UInt64 { sk_allocation_count() }
}
