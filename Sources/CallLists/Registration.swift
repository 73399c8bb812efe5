/// Keeps an object registered as long as it lives.
///
/// It does not keep the roster alive. It belongs to the roster's isolation.
public final class Registration {
  private let member: Member
  private weak var roster: Roster?

  init(_ member: Member, in roster: Roster) {
    self.member = member
    self.roster = roster
  }

  deinit { remove() }

  /// Ends the registration; once this has returned, no dispatch calls the object.
  ///
  /// A second call does nothing.
  public func remove() { roster?.remove(member) }

  /// Whether the object is still registered.
  public var isRegistered: Bool { member.isRegistered }
}
