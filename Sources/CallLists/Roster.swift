/// The members of one container, mediator or registry, and the lists that call them.
///
/// A roster lives in one isolation, is not `Sendable`, and takes no lock: everything about it is called in that isolation.
/// It keeps a member alive until it is removed, and itself closes when it goes.
public final class Roster {
  let state: DispatchState
  private var members: [Member] = []
  private var byObject: [ObjectIdentifier: Member] = [:]
  /// In the order in which they were asked for; so few that comparing all is quicker than hashing one.
  @usableFromInline @safe @exclusivity(unchecked)
  private(set) var lists: [(type: ObjectIdentifier, list: any AnyCallList)] = []
  /// Whether it has been closed; nothing can be added then.
  public private(set) var isClosed = false

  /// Makes a roster without members.
  ///
  /// - Parameters:
  ///   - report: Is told what nobody else could be: members that throw, events without end, conformances that are
  ///     isolated elsewhere. It runs during the dispatch.
  ///   - naming: What errors call a member; nil for its class.
  public init(
    report: @escaping (CallListError) -> Void, naming: @escaping (AnyObject) -> String? = { _ in nil }
  ) {
    state = DispatchState(report: report, naming: naming)
  }

  deinit { close() }

  /// Is told about each call; nil, as at first, costs nothing.
  public var monitor: (any CallMonitor)? {
    get { state.monitor }
    set { state.monitor = newValue }
  }

  /// The member that is the sender of what is sent now, for monitors; an owner that calls members itself says so here.
  package var sender: AnyObject? {
    get { state.running }
    set { state.running = newValue }
  }

  /// The objects that are registered, in order.
  public var objects: [AnyObject] { members.compactMap(\.object) }

  /// Whether the object is registered.
  ///
  /// - Complexity: O(1).
  public func contains(_ object: AnyObject) -> Bool { byObject[ObjectIdentifier(object)] != nil }

  /// The list of the members that conform to a protocol, the same object each time.
  ///
  /// Keep it where events are sent often. The first time, each member's class is asked whether it conforms.
  ///
  /// - Complexity: O(lists), the first time O(members), too.
  @inlinable
  public func list<P>(
    of type: P.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CallList<P> {
    for entry in lists where entry.type == ObjectIdentifier(type) {
      // Only `makeList` puts a list here, under its own type.
      return unsafe unsafeDowncast(entry.list, to: CallList<P>.self)
    }
    return makeList(of: type, fileID, line)
  }

  @inline(never) @usableFromInline
  func makeList<P>(of type: P.Type, _ fileID: StaticString, _ line: UInt) -> CallList<P> {
    let list = CallList<P>(state)
    lists.append((ObjectIdentifier(type), list))
    list.admit(members, CallSite(event: "list(of:)", fileID: fileID, line: line)).forEach(state.report)
    return list
  }

  /// Adds an object behind the others, and keeps it alive until it is removed.
  ///
  /// - Throws: ``CallListError`` where it is a member already, or the roster is closed.
  /// - Complexity: O(lists), and O(members) for each list whose protocol it conforms to.
  public func add(_ object: AnyObject, fileID: StaticString = #fileID, line: UInt = #line) throws(CallListError) {
    _ = try member(object, CallSite(event: "add(_:)", fileID: fileID, line: line))
  }

  /// Adds an object behind the others, until the registration that is returned goes away.
  ///
  /// For observers: whoever holds the registration owns it. An object must not hold its own, which would keep both.
  ///
  /// - Throws: ``CallListError`` where it is a member already, or the roster is closed.
  public func register(
    _ object: AnyObject, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(CallListError) -> Registration {
    let site = CallSite(event: "register(_:)", fileID: fileID, line: line)
    return Registration(try member(object, site), in: self)
  }

  private func member(_ object: AnyObject, _ site: CallSite) throws(CallListError) -> Member {
    if isClosed { throw CallListError(kind: .closed, site: site) }
    let member = Member(object)
    if contains(object) { throw CallListError(kind: .addedTwice(member: state.name(of: member)), site: site) }
    byObject[ObjectIdentifier(object)] = member
    members.append(member)
    lists.flatMap { $0.list.admit([member], site) }.forEach(state.report)
    return member
  }

  /// Removes an object: once this has returned, no dispatch calls it, not even one that is running or suspended.
  ///
  /// - Returns: Whether it was a member.
  /// - Complexity: O(members) for each list that it is in.
  @discardableResult
  public func remove(_ object: AnyObject) -> Bool {
    guard let member = byObject[ObjectIdentifier(object)] else { return false }
    return remove(member)
  }

  @discardableResult
  func remove(_ member: Member) -> Bool {
    // Held to the end, so that its deinit finds everything done.
    guard let object = member.end() else { return false }
    byObject[ObjectIdentifier(object)] = nil
    members.removeAll { $0 === member }
    state.countRemoval()
    for (_, list) in lists { list.drop(member) }
    state.retire(object)
    return true
  }

  /// Removes all members; nothing can be added afterwards, and sends reach nobody.
  ///
  /// What has been posted still runs. Members that are told something when they go are told it by the owner, before.
  public func close() {
    isClosed = true
    let ended = members
    members = []
    byObject = [:]
    state.countRemoval()
    var objects = ended.map { $0.end() }
    for (_, list) in lists { list.dropAll() }
    lists = []
    // Last first, like everything that goes down; what a running dispatch still holds goes with it, in the same order.
    while let object = objects.popLast() { object.map(state.retire) }
  }

  /// Runs a piece of work after the outermost synchronous dispatch, in the order of posting; at once outside one.
  public func post(_ body: @escaping () -> Void) { state.post(body) }
}
