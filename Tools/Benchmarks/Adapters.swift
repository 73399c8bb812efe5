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
