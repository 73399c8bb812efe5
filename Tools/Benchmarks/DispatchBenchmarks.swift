import BenchmarkSubjects
import CallLists
import ContainerKit

/// Events that reach 0, 1, 8 and 64 members: all of them, half or none; by closure and by channel; monitored and not.
enum DispatchBenchmarks {
  static func all() throws -> [Benchmark] {
    try [0, 1, 8, 64].flatMap { count in
      let subjects = try Subjects(count: count)
      return count == 0 ? [none("send-no-members", subjects)] : benchmarks(subjects, count)
    }
  }

  /// The same members in a roster, in a container and by hand, and others in a monitored roster.
  private struct Subjects {
    let roster = Roster { _ in }
    let monitored = Roster { _ in }
    let byHand = MembersByHand()
    let count: Int

    init(count: Int) throws {
      self.count = count
      for index in 0..<count {
        if index % 2 == 0 {
          let zoomer = Zoomer()
          byHand.scrollers.append(zoomer)
          byHand.zoomers.append(zoomer)
          try roster.add(zoomer)
        } else {
          let scroller = Scroller()
          byHand.scrollers.append(scroller)
          try roster.add(scroller)
        }
        try monitored.add(Scroller())
        try byHand.container.add(byHand.scrollers[index])
      }
      monitored.monitor = Monitor()
    }
  }

  private final class Monitor: CallMonitor {
    private var count = 0
    func called(_ member: AnyObject, _ site: CallSite, _ duration: Duration, sender: AnyObject?) { count &+= 1 }
  }

  private static func benchmarks(_ subjects: Subjects, _ count: Int) -> [Benchmark] {
    let members = "\(count)-member\(count == 1 ? "" : "s")"
    let list = subjects.roster.list(of: (any ScrollEvents).self)
    let monitored = subjects.monitored.list(of: (any ScrollEvents).self)
    let channel = ScrollEventsChannel(subjects.byHand.container)
    let refined = FlickEventsChannel(subjects.byHand.container)
    let (roster, byHand) = (subjects.roster, subjects.byHand)
    let byHandName = count == 1 ? "a stored property of another module's object" : "a loop by hand"
    let loop: (Int) -> Void = count == 1 ? { scrollOne(byHand, $0) } : { scrollAll(byHand, $0) }
    func benchmark(
      _ name: String, _ subject: @escaping (Int) -> Void, against yardstick: ((Int) -> Void)? = nil
    ) -> Benchmark {
      Benchmark(
        name: "\(name)-\(members)", yardstickName: yardstick == nil ? byHandName : "\(byHandName) of the same work",
        subject: { run($0, subject) }, yardstick: { run($0, yardstick ?? loop) }, repetitions: 100_000 / count)
    }
    var all = [
      benchmark("send") { send(list, $0) },
      benchmark("send-by-type") { sendByType(byHand.container, $0) },
      benchmark("channel") { scroll(channel, $0) },
      benchmark("channel-of-refining") { scroll(refined, $0) },
      benchmark("send-monitored", { send(monitored, $0) }) { value in
        loop(value)
        for _ in 0...count { readClock() }
      },
      none("send-none-of-\(members)", subjects),
    ]
    if count > 1 {
      let zooms = roster.list(of: (any ZoomEvents).self)
      all.append(benchmark("send-half-of", { zoom(zooms, $0) }) { zoomAll(byHand, $0) })
    }
    return all
  }

  private static func none(_ name: String, _ subjects: Subjects) -> Benchmark {
    let list = subjects.roster.list(of: (any RotateEvents).self)
    return Benchmark(
      name: name, yardstickName: "a stored property of another module's object",
      subject: { run($0) { rotate(list, $0) } }, yardstick: { run($0) { scrollOne(subjects.byHand, $0) } },
      repetitions: 100_000)
  }

  private static func run(_ count: Int, _ body: (Int) -> Void) -> Int {
    for value in 0..<count { body(value) }
    return count
  }

  // Each is one call that is not inlined, as in an application.

  @inline(never)
  private static func scrollOne(_ members: MembersByHand, _ value: Int) { members.one.didScroll(to: value) }

  @inline(never)
  private static func scrollAll(_ members: MembersByHand, _ value: Int) {
    for member in members.scrollers { member.didScroll(to: value) }
  }

  @inline(never)
  private static func zoomAll(_ members: MembersByHand, _ value: Int) {
    for member in members.zoomers { member.didZoom(to: value) }
  }

  @inline(never)
  private static func send(_ list: CallList<any ScrollEvents>, _ value: Int) { list.send { $0.didScroll(to: value) } }

  @inline(never)
  private static func sendByType(_ container: Container, _ value: Int) {
    container.send((any ScrollEvents).self) { $0.didScroll(to: value) }
  }

  @inline(never)
  private static func scroll(_ channel: any ScrollEvents, _ value: Int) { channel.didScroll(to: value) }

  @inline(never)
  private static func zoom(_ list: CallList<any ZoomEvents>, _ value: Int) { list.send { $0.didZoom(to: value) } }

  @inline(never)
  private static func rotate(_ list: CallList<any RotateEvents>, _ value: Int) { list.send { $0.didRotate(by: value) } }

  @inline(never)
  private static func readClock() { _ = ContinuousClock.now }
}
