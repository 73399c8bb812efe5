import BenchmarkSubjects
import ServiceKit

/// Warm lookups, and warm adapter properties; each is one call that is not inlined, as in an application.
enum LookupBenchmarks {
  static let repetitions = 200_000

  static func all() throws -> [Benchmark] {
    let holder = Holder(clock: CountingClock(), playback: CountingPlayback())
    let host = HostWithOne()
    _ = host.playback.play(1)
    _ = host.optional?.play(1)
    _ = try AdapterRegistry.main.requiredAdapter((any Clock).self)
    let yardstick: (Int) -> Int = { count in run(count) { stored(holder, $0) } }
    let storedName = "a stored property of another module's object"
    let optionalYardstick: (Int) -> Int = { count in run(count) { storedOptional(holder, $0) } }
    let optionalName = "a stored optional property of another module's object"
    return [
      Benchmark(
        name: "lookup", yardstickName: storedName, subject: { run($0, lookup) }, yardstick: yardstick,
        repetitions: repetitions),
      Benchmark(
        name: "lookup-aspect", yardstickName: storedName, subject: { lookupWithAspect($0) }, yardstick: yardstick,
        repetitions: repetitions),
      Benchmark(
        name: "with", yardstickName: storedName, subject: { run($0, with) }, yardstick: yardstick,
        repetitions: repetitions),
      Benchmark(
        name: "service-property", yardstickName: storedName, subject: { run($0, property) }, yardstick: yardstick,
        repetitions: repetitions),
      Benchmark(
        name: "adapted-required", yardstickName: optionalName,
        subject: { count in run(count) { required(host, $0) } }, yardstick: optionalYardstick,
        repetitions: repetitions),
      Benchmark(
        name: "adapted-optional", yardstickName: optionalName,
        subject: { count in run(count) { optional(host, $0) } }, yardstick: optionalYardstick,
        repetitions: repetitions),
    ]
  }

  /// Lookups by code that belongs to the main actor.
  @MainActor
  static func onMainActor() -> [Benchmark] {
    let holder = Holder(clock: CountingClock(), playback: CountingPlayback())
    let subject: @MainActor (Int) -> Int = { count in
      var sum = 0
      for value in 0..<count { sum &+= mainActorLookup(value) }
      return sum
    }
    let property: @MainActor (Int) -> Int = { count in
      var sum = 0
      for value in 0..<count { sum &+= mainActorProperty(value) }
      return sum
    }
    return [
      Benchmark(
        name: "service-main-actor", yardstickName: "a stored property of another module's object",
        subject: { count in MainActor.assumeIsolated { property(count) } },
        yardstick: { count in run(count) { stored(holder, $0) } }, repetitions: repetitions),
      Benchmark(
        name: "lookup-main-actor", yardstickName: "a stored property of another module's object",
        subject: { count in MainActor.assumeIsolated { subject(count) } },
        yardstick: { count in run(count) { stored(holder, $0) } }, repetitions: repetitions),
    ]
  }

  static func run(_ count: Int, _ body: (Int) throws -> Int) -> Int {
    var sum = 0
    for value in 0..<count { sum &+= (try? body(value)) ?? 0 }
    return sum
  }

  /// Lookups while there is an aspect around creations.
  private static func lookupWithAspect(_ count: Int) -> Int {
    var aspect = AdapterAspect()
    aspect.create = { try $0.proceed() }
    aspect.didCreate = { _ in }
    let observation = AdapterRegistry.main.add(aspect)
    defer { observation.cancel() }
    return run(count, lookup)
  }

  @inline(never)
  static func stored(_ holder: Holder, _ value: Int) -> Int { holder.clock.tick(value) }

  @inline(never)
  private static func storedOptional(_ holder: Holder, _ value: Int) -> Int { holder.playback?.play(value) ?? 0 }

  @inline(never)
  static func lookup(_ value: Int) throws -> Int {
    try AdapterRegistry.main.adapter((any Clock).self)?.tick(value) ?? 0
  }

  @MainActor
  @inline(never)
  private static func mainActorLookup(_ value: Int) -> Int {
    (try? AdapterRegistry.main.adapter((any Clock).self))?.tick(value) ?? 0
  }

  @inline(never)
  private static func property(_ value: Int) -> Int { ClockUser().clock.tick(value) }

  @MainActor
  @inline(never)
  private static func mainActorProperty(_ value: Int) -> Int { ClockUser().clock.tick(value) }

  @inline(never)
  static func with(_ value: Int) throws -> Int {
    try AdapterRegistry.main.with((any Clock).self) { $0.tick(value) }
  }

  @inline(never)
  private static func required(_ host: HostWithOne, _ value: Int) -> Int { host.playback.play(value) }

  @inline(never)
  private static func optional(_ host: HostWithOne, _ value: Int) -> Int { host.optional?.play(value) ?? 0 }
}
