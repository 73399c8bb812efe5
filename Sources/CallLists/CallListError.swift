/// What went wrong in a roster: thrown where the caller asked for it, reported where it did not.
public struct CallListError: Error, CustomStringConvertible {
  /// The kinds of errors.
  public enum Kind: Sendable {
    /// A member threw while it handled an event; the others were called.
    case memberThrew(member: String, error: any Error)
    /// Events sent one another without end; innermost first.
    case tooDeep(chain: [CallSite])
    /// The instance is a member already.
    case addedTwice(member: String)
    /// The roster is closed.
    case closed
    /// The class conforms, but in another isolation than the roster's, so that the member cannot be called here.
    case isolatedElsewhere(member: String, type: String)
  }

  /// What went wrong.
  public let kind: Kind
  /// The event that was sent, or the function that was called.
  public let site: CallSite

  /// The fact, the place and the ways out.
  public var description: String {
    switch kind {
    case .memberThrew(let member, let error):
      """
      \(member) threw at \(site): \(error)
      The other members were called, and it gets the next event. Ways out:
      1. Handle the error in \(member).
      2. If the sender needs it, loop over the members and call them there.
      """
    case .tooDeep(let chain):
      """
      Events send one another without end: \(chain.count) dispatches inside one another; the innermost, \(site), was \
      refused, and so is each further one until the outermost has ended.
      Innermost first: \(Self.text(chain))
      Ways out:
      1. Send only when something has changed.
      2. Use post, which waits until the outermost dispatch has ended.
      """
    case .addedTwice(let member):
      """
      \(member) is a member already, so it was not added again at \(site).
      Ways out:
      1. Add it once.
      2. Remove it before you add it again; it then moves to the end.
      """
    case .closed:
      """
      The roster is closed, so nothing was added at \(site).
      Ways out:
      1. Add before closing.
      2. Make a new roster.
      """
    case .isolatedElsewhere(let member, let type):
      """
      \(member) conforms to \(type), but in another isolation, so its events will not reach it (\(site)).
      Ways out:
      1. Use the roster in the isolation of the conformance.
      2. Make the conformance nonisolated.
      """
    }
  }

  /// The innermost eight, and how many more there are.
  private static func text(_ chain: [CallSite]) -> String {
    let shown = chain.prefix(8).map(\.description).joined(separator: " ← ")
    return chain.count > 8 ? "\(shown) ← \(chain.count - 8) more" : shown
  }
}
