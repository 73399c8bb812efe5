import CallLists

/// A script's steps, done with a roster.
final class ScriptRun {
  private struct Failure: Error {}

  private let script: Script
  private(set) var log: [Happening] = []
  private var live = 0
  private var replacementCount = 0
  /// Who stands for each member now; none at the end.
  private var objects: [Scripted?] = []
  private var tokens: [Registration?]
  private let counter = CallCounter()
  private lazy var roster = Roster { [unowned self] _ in log.append(.reported) }

  init(_ script: Script) {
    self.script = script
    tokens = Array(repeating: nil, count: Script.memberCount)
    objects = (0..<Script.memberCount).map { make($0) }
    if script.isMonitored { roster.monitor = counter }
    // In the order of the model.
    _ = roster.list(of: (any First).self)
    _ = roster.list(of: (any Second).self)
  }

  func run() async -> [Happening] {
    for step in script.outside { await doWaiting(step) }
    roster.close()
    for member in 0..<Script.memberCount { dropToken(member) }
    if script.isMonitored { log.append(.monitored(calls: counter.count)) }
    for member in 0..<Script.memberCount { replace(member, with: nil) }
    log.append(.left(live))
    return log
  }

  private func doWaiting(_ step: Script.Step) async {
    if case .sendAsync(let event) = step { await sendAsync(event) } else { perform(step) }
  }

  private func perform(_ step: Script.Step) {
    switch step {
    case .add(let member): admit(member) { try roster.add($0) }
    case .register(let member):
      admit(member) {
        let old = tokens[member]
        tokens[member] = try roster.register($0)
        withExtendedLifetime(old) {}
      }
    case .remove(let member): objects[member].map { _ = roster.remove($0) }
    case .removeFirst:
      let first = roster.objects.first
      if let first { roster.remove(first) }
    case .dropToken(let member): dropToken(member)
    case .replace(let member):
      if replacementCount == Script.replacementLimit { return }
      replacementCount += 1
      replace(member, with: make(member))
    case .send(let event), .sendAsync(let event): send(event)
    case .post(let event): roster.post { [unowned self] in send(event) }
    case .fail: break
    case .close: roster.close()
    case .cancel: unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
    }
  }

  private func admit(_ member: Int, _ body: (Scripted) throws -> Void) {
    guard let object = objects[member] else { return log.append(.refused(member: member)) }
    do { try body(object) } catch { log.append(.refused(member: member)) }
  }

  // What goes must not go while the array is changed, since its deinit comes back here.

  private func dropToken(_ member: Int) {
    let old = tokens[member]
    tokens[member] = nil
    withExtendedLifetime(old) {}
  }

  private func replace(_ member: Int, with object: Scripted?) {
    let old = objects[member]
    objects[member] = object
    withExtendedLifetime(old) {}
  }

  private func make(_ member: Int) -> Scripted {
    live += 1
    return Script.conforms(member, to: 1) ? ScriptedTwice(member, self) : Scripted(member, self)
  }

  // MARK: Events

  private func send(_ event: Int) {
    if Script.list(of: event) == 0 {
      roster.list(of: (any First).self).send { try $0.first(event) }
    } else {
      roster.list(of: (any Second).self).send { try $0.second(event) }
    }
  }

  private func sendAsync(_ event: Int) async {
    let delivery =
      if Script.list(of: event) == 0 {
        await roster.list(of: (any First).self).send { try await $0.firstSlowly(event) }
      } else {
        await roster.list(of: (any Second).self).send { try await $0.secondSlowly(event) }
      }
    log.append(.delivered(calls: delivery.calls.count, isCancelled: delivery.isCancelled))
  }

  func handle(_ event: Int, by member: Int) throws {
    log.append(.called(member: member, event: event))
    for step in script.steps(of: member, at: event) {
      if case .fail = step { throw Failure() }
      perform(step)
    }
  }

  func handleSlowly(_ event: Int, by member: Int) async throws {
    log.append(.called(member: member, event: event))
    for step in script.steps(of: member, at: event) {
      if case .fail = step { throw Failure() }
      await doWaiting(step)
    }
  }

  func ended(_ member: Int) {
    live -= 1
    log.append(.ended(member: member))
    for step in script.stepsAtEnd(of: member) { perform(step) }
  }
}
