/// The members of a roster that conform to one protocol, in the order in which they were added.
///
/// - Sending runs each member's call before it returns. Who is added meanwhile is not called for this event, but for
///   every later one, nested ones included; who is removed meanwhile is not called again once `remove` has returned.
/// - A list belongs to the isolation of its roster, and is not thread-safe.
/// - It keeps its members alive as long as they are registered, no longer; it does not keep the roster alive, and is
///   empty once the roster is closed or gone.
@safe
public final class CallList<P> {
  @usableFromInline let state: DispatchState
  private var storage: MemberStorage<P>?
  @usableFromInline @safe @exclusivity(unchecked) private(set) var count = 0
  /// The addresses in the storage; without a storage there are none.
  @usableFromInline @exclusivity(unchecked) private(set) var block: MemberStorage<P>.Block

  init(_ state: DispatchState) {
    self.state = state
    let empty = MemberStorage<P>([])
    storage = empty
    unsafe block = unsafe empty.block
  }

  deinit { if let storage { state.retire(storage) } }

  /// Whether no member conforms, so that sending does nothing.
  public var isEmpty: Bool { count == 0 }

  /// The members, as a copy that the caller may loop over with `await`, `try` and answers of its own.
  ///
  /// The loop itself then sees to members that are removed meanwhile.
  ///
  /// - Complexity: O(n).
  public var values: [P] { entries.map(\.value) }

  var entries: [(value: P, member: Member)] { storage?.entries ?? [] }

  private func replace(_ entries: [(value: P, member: Member)]) {
    let new = MemberStorage(entries)
    let old = storage
    storage = new
    unsafe block = unsafe new.block
    count = entries.count
    if let old { state.retire(old) }
  }
}

/// A list whose protocol its roster does not know.
protocol AnyCallList: AnyObject {
  /// Takes the member in if it conforms.
  func admit(_ member: Member, _ site: CallSite)
  /// Forgets the member.
  func drop(_ member: Member)
  /// Forgets all members.
  func dropAll()
}

extension CallList: AnyCallList {
  func admit(_ member: Member, _ site: CallSite) { admit([member], site) }

  func admit(_ members: [Member], _ site: CallSite) {
    var admitted: [(value: P, member: Member)] = []
    for member in members {
      guard let object = member.object else { continue }
      let (value, answer) = Conformance.value(object, as: P.self)
      if let value { admitted.append((value, member)) }
      if answer == .isolatedElsewhere {
        let kind = CallListError.Kind.isolatedElsewhere(member: member.name, type: String(reflecting: P.self))
        state.report(CallListError(kind: kind, site: site))
      }
    }
    // The report above may have removed a member.
    admitted.removeAll { !$0.member.isRegistered }
    if !admitted.isEmpty { replace(entries + admitted) }
  }

  func drop(_ member: Member) {
    let kept = entries.filter { $0.member !== member }
    if kept.count != count { replace(kept) }
  }

  func dropAll() { if count > 0 { replace([]) } }
}
