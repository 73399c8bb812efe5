/// The rules of dispatch, as plainly as they can be written.
///
/// Objects are counted by hand, so that it also says when each of them ends.
final class ScriptModel {
  private typealias Step = Script.Step

  /// An object that takes a member's place in the script, one after the other.
  private final class Object {
    let member: Int
    var owners = 1
    init(_ member: Int) { self.member = member }
  }

  private struct Registration {
    let number: Int
    let object: Object
  }

  private let script: Script
  private(set) var log: [Happening] = []
  private var objects: [Object] = []
  private var tokens: [Int?]
  private var members: [Registration] = []
  private var posts: [Int] = []
  /// What ends with the outermost dispatch: storages that were replaced, and objects that were removed.
  private var retired: [[Object]] = []
  private var registrationCount = 0
  private var replacementCount = 0
  private var callCount = 0
  private var live = 0
  private var depth = 0
  private var isClosed = false
  private var isDraining = false
  private var isCancelled = false

  init(_ script: Script) {
    self.script = script
    tokens = Array(repeating: nil, count: Script.memberCount)
    objects = (0..<Script.memberCount).map { make($0) }
  }

  func run() -> [Happening] {
    for step in script.outside { run(step, canWait: true) }
    close()
    for member in 0..<Script.memberCount { dropToken(member) }
    if script.isMonitored { log.append(.monitored(calls: callCount)) }
    for object in objects { release(object) }
    log.append(.left(live))
    return log
  }

  private func run(_ step: Step, canWait: Bool) {
    switch step {
    case .add(let member): add(member)
    case .register(let member):
      guard let number = add(member) else { return }
      let old = tokens[member]
      tokens[member] = number
      if let old { remove { $0.number == old } }
    case .remove(let member): remove { $0.object === objects[member] }
    case .removeFirst: members.first.map { first in remove { $0.number == first.number } }
    case .dropToken(let member): dropToken(member)
    case .replace(let member):
      if replacementCount == Script.replacementLimit { return }
      replacementCount += 1
      let old = objects[member]
      objects[member] = make(member)
      release(old)
    case .send(let event): send(event)
    case .sendAsync(let event): if canWait { sendAsync(event) } else { send(event) }
    case .post(let event): if depth == 0, !isDraining { send(event) } else { posts.append(event) }
    case .fail: break
    case .close: close()
    case .cancel: isCancelled = true
    }
  }

  // MARK: Members

  @discardableResult
  private func add(_ member: Int) -> Int? {
    let object = objects[member]
    if isClosed || members.contains(where: { $0.object === object }) {
      log.append(.refused(member: member))
      return nil
    }
    registrationCount += 1
    object.owners += 1
    for list in 0...1 where Script.conforms(member, to: list) { retireStorage(of: list) }
    members.append(Registration(number: registrationCount, object: object))
    return registrationCount
  }

  private func remove(_ isMeant: (Registration) -> Bool) {
    guard let index = members.firstIndex(where: isMeant) else { return }
    let object = members[index].object
    for list in 0...1 where Script.conforms(object.member, to: list) { retireStorage(of: list) }
    members.remove(at: index)
    end(object)
  }

  private func close() {
    let ended = members
    for list in 0...1 { retireStorage(of: list) }
    (members, isClosed) = ([], true)
    for registration in ended.reversed() { end(registration.object) }
  }

  private func dropToken(_ member: Int) {
    guard let number = tokens[member] else { return }
    tokens[member] = nil
    remove { $0.number == number }
  }

  // MARK: Objects

  private func make(_ member: Int) -> Object {
    live += 1
    return Object(member)
  }

  private func end(_ object: Object) {
    if depth > 0 { retire([object]) }
    release(object)
  }

  private func retireStorage(of list: Int) {
    if depth > 0 { retire(members.map(\.object).filter { Script.conforms($0.member, to: list) }) }
  }

  private func retire(_ objects: [Object]) {
    for object in objects { object.owners += 1 }
    retired.append(objects)
  }

  private func release(_ object: Object) {
    object.owners -= 1
    guard object.owners == 0 else { return }
    live -= 1
    log.append(.ended(member: object.member))
    for step in script.stepsAtEnd(of: object.member) { run(step, canWait: false) }
  }

  private func releaseRetired() {
    let all = retired
    retired = []
    for object in all.joined() { release(object) }
  }

  // MARK: Events

  private func handle(_ event: Int, by member: Int, canWait: Bool) {
    log.append(.called(member: member, event: event))
    callCount += 1
    for step in script.steps(of: member, at: event) {
      if case .fail = step { return log.append(.reported) }
      run(step, canWait: canWait)
    }
  }

  private func receivers(of event: Int) -> [Registration] {
    members.filter { Script.conforms($0.object.member, to: Script.list(of: event)) }
  }

  private func isMember(_ registration: Registration) -> Bool {
    members.contains { $0.number == registration.number }
  }

  private func send(_ event: Int) {
    let receivers = receivers(of: event)
    if receivers.isEmpty { return }
    depth += 1
    for registration in receivers where isMember(registration) {
      handle(event, by: registration.object.member, canWait: false)
    }
    depth -= 1
    if depth > 0 || isDraining { return }
    isDraining = true
    while !posts.isEmpty || !retired.isEmpty {
      let batch = posts
      posts = []
      releaseRetired()
      for event in batch {
        send(event)
        releaseRetired()
      }
    }
    isDraining = false
  }

  private func sendAsync(_ event: Int) {
    var calls = 0
    var wasStopped = false
    for registration in receivers(of: event) where isMember(registration) {
      if isCancelled {
        wasStopped = true
        break
      }
      calls += 1
      registration.object.owners += 1
      handle(event, by: registration.object.member, canWait: true)
      release(registration.object)
    }
    log.append(.delivered(calls: calls, isCancelled: wasStopped))
  }
}
