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
  private(set) var storage: MemberStorage<P>
  /// The addresses in the storage.
  @usableFromInline @exclusivity(unchecked) private(set) var block: MemberStorage<P>.Block

  init(_ state: DispatchState) {
    self.state = state
    storage = MemberStorage([])
    unsafe block = unsafe storage.block
  }

  deinit { state.retire(storage) }

  /// Whether no member conforms, so that sending does nothing.
  ///
  /// - Complexity: O(1).
  @inlinable public var isEmpty: Bool { unsafe block.count == 0 }

  /// The members, as a copy that the caller may loop over with `await`, `try` and answers of its own.
  ///
  /// The loop itself then sees to members that are removed meanwhile.
  ///
  /// - Complexity: O(n).
  public var values: [P] { storage.entries.map(\.value) }

  private func replace(_ new: MemberStorage<P>) {
    let old = storage
    storage = new
    unsafe block = unsafe storage.block
    state.retire(old)
  }
}

/// A list whose protocol its roster does not know.
@usableFromInline
protocol AnyCallList: AnyObject {
  /// Takes in those that conform.
  ///
  /// - Returns: what is to be reported once all lists have them, since a report may add and remove.
  func admit(_ members: [Member], _ site: CallSite) -> [CallListError]
  /// Forgets the member.
  func drop(_ member: Member)
  /// Forgets all members.
  func dropAll()
}

extension CallList: AnyCallList {
  @usableFromInline
  func admit(_ members: [Member], _ site: CallSite) -> [CallListError] {
    var admitted: [MemberStorage<P>.Entry] = []
    var errors: [CallListError] = []
    for member in members {
      guard let object = member.object else { continue }
      switch Conformance<P>(of: object) {
      case .conforms(let value): admitted.append(MemberStorage<P>.Entry(value: value, member: member))
      case .isolatedElsewhere:
        let kind = CallListError.Kind.isolatedElsewhere(
          member: state.name(of: member), type: String(reflecting: P.self))
        errors.append(CallListError(kind: kind, site: site))
      case .doesNotConform: break
      }
    }
    if !admitted.isEmpty { replace(MemberStorage(storage, adding: admitted)) }
    return errors
  }

  @usableFromInline
  func drop(_ member: Member) {
    if let index = storage.index(of: member) { replace(MemberStorage(storage, without: index)) }
  }

  @usableFromInline
  func dropAll() { if !isEmpty { replace(MemberStorage([])) } }
}
