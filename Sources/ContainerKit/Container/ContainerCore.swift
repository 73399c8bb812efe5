internal import CallLists
internal import ServiceKit

/// What a ``Container`` is made of; it outlives the container for as long as closing takes, so that components may do
/// then what they always may.
final class ContainerCore {
  let name: String
  let lifecycle: Lifecycle
  /// The actor that it belongs to, which may be what keeps it.
  weak let isolation: (any Actor)?
  let reports: ContainerReports
  let roster: Roster
  let context: Context
  weak let owner: AnyObject?
  /// In order of registration.
  private var components: [ComponentMembership] = []
  private var byObject: [ObjectIdentifier: ComponentMembership] = [:]
  private(set) var isClosed = false
  /// What experiments answered for gates.
  var arms: [ExperimentKey: String] = [:]
  /// How many steps of the lifecycle the components are to have been told of.
  private(set) var wanted = 0
  /// The container that this one is a component of, and how far that has told it.
  private weak var parent: ContainerCore?
  private var parentLevel = 0
  /// How many changes of state are running inside one another.
  private var depth = 0
  /// The changes have gone too deep; nothing changes until the outermost has ended.
  private var isStuck = false
  private static let depthLimit = 64

  init(
    _ name: String, owner: AnyObject?, lifecycle: Lifecycle, isolation: (any Actor)?,
    report: ((ContainerError) -> Void)?
  ) {
    let reports = ContainerReports(name, report)
    self.name = name
    self.owner = owner
    self.lifecycle = lifecycle
    self.isolation = isolation
    self.reports = reports
    roster = Roster(
      report: { reports.send(ContainerError($0, reports.name)) },
      naming: { reports.core?.membership(of: $0)?.name })
    context = Context(reports)
    reports.core = self
  }

  /// The components, in order.
  var objects: [AnyObject] { components.compactMap(\.object) }

  func membership(of object: AnyObject) -> ComponentMembership? { byObject[ObjectIdentifier(object)] }

  /// Adds a component behind the others, and tells it of everything up to the state of the container.
  func add(_ object: AnyObject, as membership: ComponentMembership, _ site: CallSite) throws(ContainerError) {
    do throws(ContainerError) { try check(object, site) } catch {
      membership.end()
      throw error
    }
    membership.begin(object)
    byObject[ObjectIdentifier(object)] = membership
    components.append(membership)
    do { try roster.add(object, fileID: site.fileID, line: site.line) } catch {
      throw ContainerError(error, reports.name)
    }
    for step in lifecycle.steps where step.isElsewhere(object) {
      reports.send(.conformsElsewhere(membership.name, step, in: reports.name))
    }
    // What was reported may have removed it.
    guard membership.object != nil else { return }
    (object as? Container)?.core.enter(self)
    settle()
  }

  private func check(_ object: AnyObject, _ site: CallSite) throws(ContainerError) {
    try checkOpen(site)
    if let child = object as? Container { try checkNesting(child.core) }
    if let known = self.membership(of: object) {
      throw .addedTwice(known.name, in: reports.name, site)
    }
  }

  /// Nothing is added to a container that is closed, or is closing.
  func checkOpen(_ site: CallSite) throws(ContainerError) {
    if isClosed { throw .closed(reports.name, site) }
  }

  /// Removes a component: it is told, step by step, that everything is over, and is then called by nobody.
  func remove(_ object: AnyObject) -> Bool {
    guard let index = components.firstIndex(where: { $0.object === object }) else { return false }
    remove(components.remove(at: index))
    return true
  }

  private func remove(_ membership: ComponentMembership) {
    while membership.level > 0 { stepDown(membership) }
    // Held to the end, so that its deinit finds everything done.
    guard let object = membership.end() else { return }
    byObject[ObjectIdentifier(object)] = nil
    roster.remove(object)
    (object as? Container)?.core.leaveParent()
  }

  /// Takes everything down, last component first, and removes it.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    wanted = 0
    settle()
    // Where the changes had gone too deep, they are not done yet.
    while let first = components.first, first.level > 0 { stepDown(components[endIndex(ofLevel: first.level) - 1]) }
    // At once: to remove one after the other would be quadratic.
    roster.close()
    while let last = components.popLast() { remove(last) }
    context.close()
  }
}

// MARK: - Lifecycle

extension ContainerCore {
  /// The number of the state that the components are in, or are on their way to: the container's own, and not further than
  /// its parent is.
  var target: Int { parent == nil ? wanted : min(wanted, parentLevel) }

  func move(to level: Int) {
    guard !isClosed else { return }
    wanted = level
    settle()
  }

  /// Tells components of steps until all have come where the container is.
  ///
  /// A change from within a component's function runs at once and fully; what was under way goes on from there. So that at
  /// every moment an earlier component is at least as far as a later one, the most advanced is told first on the way down,
  /// the last among equals; and on the way up the least advanced, the first among equals.
  private func settle() {
    guard depth < Self.depthLimit else {
      if isStuck { return }
      isStuck = true
      return reports.send(.tooManyChanges(of: reports.name, limit: Self.depthLimit))
    }
    depth += 1
    while !isStuck, let first = components.first, let last = components.last {
      if first.level > target {
        stepDown(components[endIndex(ofLevel: first.level) - 1])
      } else if last.level < target {
        stepUp(components[endIndex(ofLevel: last.level + 1)])
      } else {
        break
      }
    }
    depth -= 1
    if depth == 0 { isStuck = false }
  }

  /// How many components are at least as far as a level: they are the first.
  ///
  /// - Complexity: O(log n), so that a change of state is not quadratic.
  private func endIndex(ofLevel level: Int) -> Int {
    var range = components.startIndex..<components.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = components[middle].level >= level ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func stepUp(_ membership: ComponentMembership) {
    let step = lifecycle.steps[membership.level]
    membership.level += 1
    tell(membership, "did enter \(step.state)", step.up)
  }

  private func stepDown(_ membership: ComponentMembership) {
    let step = lifecycle.steps[membership.level - 1]
    membership.level -= 1
    tell(membership, "will leave \(step.state)", step.down)
  }

  private func tell(
    _ membership: ComponentMembership, _ event: @autoclosure () -> String, _ body: (AnyObject) throws -> Bool
  ) {
    guard let object = membership.object else { return }
    (object as? Container)?.core.follow(membership.level)
    let start = reports.observer == nil ? nil : ContinuousClock.now
    let sender = roster.sender
    if start != nil { roster.sender = object }
    defer { if start != nil { roster.sender = sender } }
    do {
      guard try body(object) else { return }
    } catch { reports.send(.threw(membership.name, error, event(), in: reports.name)) }
    guard let start, let observer = reports.observer else { return }
    observer.containerCalled(
      ContainerCall(
        container: name, component: membership.name, event: event(), duration: start.duration(to: .now), sender: nil))
  }
}

// MARK: - Containers in containers

extension ContainerCore {
  private func checkNesting(_ child: ContainerCore) throws(ContainerError) {
    if child.lifecycle.states != lifecycle.states { throw .otherLifecycle(child, in: self) }
    if let parent = child.parent, parent !== self { throw .twoParents(child, parent, self) }
    var ancestor: ContainerCore? = self
    while let core = ancestor {
      if core === child { throw .ownAncestor(child, self) }
      ancestor = core.parent
    }
  }

  private func enter(_ parent: ContainerCore) {
    self.parent = parent
    parentLevel = 0
    settle()
  }

  private func follow(_ level: Int) {
    parentLevel = level
    settle()
  }

  private func leaveParent() {
    parent = nil
    wanted = 0
  }
}
