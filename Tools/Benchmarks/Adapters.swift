import BenchmarkSubjects
import ServiceKit

@Adapter((any Clock).self)
final class CountingClock: Clock {
  @inline(never) func tick(_ value: Int) -> Int { value &+ 3 }
}

@Adapter((any OtherClock).self)
final class OtherCountingClock: OtherClock {
  @inline(never) func tick(_ value: Int) -> Int { value &+ 3 }
}

@Adapter((any Playback).self, scope: .host)
final class CountingPlayback: Playback {
  private var count = 0

  @inline(never)
  func play(_ value: Int) -> Int {
    count &+= value
    return count
  }
}

/// A service whose reference count shares no cache line with anything else.
@Adapter((any SharedClock).self)
final class LoneClock: SharedClock {
  // With the header 128 bytes: where the object begins a line, the line is its own, and so is the next.
  private let padding: (SIMD8<UInt64>, SIMD4<UInt64>, SIMD2<UInt64>) = (.zero, .zero, .zero)

  static func lazyRegister() -> LoneClock? { atLineStart() }

  /// Makes instances until one begins a line; an allocator that gives 144 bytes for 128 does so at every fourth.
  static func atLineStart() -> LoneClock {
    var others: [LoneClock] = []
    while true {
      let made = LoneClock()
      if unsafe UInt(bitPattern: Unmanaged.passUnretained(made).toOpaque()) % 64 == 0 { return made }
      others.append(made)
    }
  }

  @inline(never) func tick(_ value: Int) -> Int { value &+ 3 }
}
