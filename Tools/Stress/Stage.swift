import ServiceKit

/// What the adapters of a host may ask of it.
protocol StageHost: AnyObject, Sendable {
  var stage: Stage { get }
}

/// A host.
///
/// It is used on one thread and may end on another.
@AdapterHost
final class Stage: StageHost {
  let log: StageLog
  var stage: Stage { self }

  init(_ mark: Mark) { log = StageLog(mark) }

  deinit { log.endHost() }
}

/// In which order the adapters of one host were made; they must end in reverse, after the host.
final class StageLog: Sendable {
  private struct Entries {
    var made: [Int] = []
    var isHostGone = false
  }

  private let mark: Mark
  private let entries = Guarded(Entries())

  init(_ mark: Mark) { self.mark = mark }

  func add(_ number: Int) { entries.withLock { $0.made.append(number) } }

  func endHost() { entries.withLock { $0.isHostGone = true } }

  func remove(_ number: Int) {
    let (last, isHostGone) = entries.withLock { ($0.made.popLast(), $0.isHostGone) }
    if last != number { mark.violate("Adapter \(number) ended before adapter \(last ?? -1), which was bound later") }
    if !isHostGone { mark.violate("Adapter \(number) ended before its host") }
  }
}
