public import ServiceKit

/// One call of an action: where it comes from, and the mediator that it goes through.
///
/// It is four words, and holds a reference only where another action led to it, since a call must cost less than keeping
/// something alive.
@safe
public struct ActionCall: Sendable {
  @usableFromInline let actionType: Any.Type
  /// The text of a literal, which ends with a zero and lives as long as the program.
  @usableFromInline nonisolated(unsafe) let fileID: UnsafePointer<UInt8>
  @usableFromInline let line: UInt32
  /// Stands for the mediator; see ``mediator``.
  @usableFromInline let mediatorID: UInt32
  /// What led to the call; nil for a call of code that no action led to.
  @usableFromInline let context: CallContext?

  @inlinable
  @inline(__always)
  init(
    _ mediator: Mediator, _ action: any ModuleAction.Type, _ fileID: StaticString, _ line: UInt,
    _ context: CallContext? = nil
  ) {
    actionType = action
    unsafe self.fileID = fileID.utf8Start
    self.line = UInt32(truncatingIfNeeded: line)
    mediatorID = mediator.id
    self.context = context
  }

  /// The action's type.
  public var action: any ModuleAction.Type {
    guard let action = actionType as? any ModuleAction.Type else { preconditionFailure("A call is made of an action") }
    return action
  }

  /// The mediator that the call goes through.
  ///
  /// Whoever keeps a call for longer than the mediator lives gets one without handlers.
  ///
  /// - Complexity: O(1); takes a lock, but for the main mediator.
  public var mediator: Mediator { MediatorDirectory.mediator(mediatorID) }

  /// Where the call is written.
  public var place: SourcePlace { SourcePlace(fileID: unsafe String(cString: fileID), line: Int(line)) }

  /// Where the call comes from.
  public var origin: ActionOrigin {
    context?.entry ?? ActionOrigin(kind: context == nil ? .code : .action, place: place)
  }

  /// Where the first of the actions that led to this call came from: what a gate asks that must know whether a link is behind it.
  ///
  /// - Complexity: O(n) in the actions.
  public var rootOrigin: ActionOrigin {
    guard var first = context else { return origin }
    while let parent = first.parent { first = parent }
    return first.entry ?? ActionOrigin(kind: .code, place: first.place)
  }

  /// The actions that led to this call, from the first to the last, each with where it was sent.
  ///
  /// - Complexity: O(n) in the actions.
  public var chain: [String] {
    var links: [String] = []
    var next = context
    while let link = next {
      links.append(link.description)
      next = link.parent
    }
    return links.reversed()
  }
}

/// A link of the chain of actions that led to a call.
@usableFromInline
final class CallContext: Sendable {
  let parent: CallContext?
  let place: SourcePlace
  let depth: Int
  /// The name or the link that led to the call, or else the action that sent it.
  let entry: ActionOrigin?
  private let action: (any ModuleAction.Type)?

  init(parent: CallContext?, action: any ModuleAction.Type, place: SourcePlace) {
    self.parent = parent
    self.action = action
    self.place = place
    depth = (parent?.depth ?? 0) + 1
    entry = nil
  }

  /// A name or a link, which is no further action.
  init(parent: CallContext?, entry: ActionOrigin) {
    self.parent = parent
    self.entry = entry
    action = nil
    place = entry.place
    depth = parent?.depth ?? 0
  }

  /// How many actions may lead to one another.
  static var maximumDepth: Int { 64 }

  var description: String {
    action.map { "\(TypeName.qualified($0)), sent at \(place)" } ?? entry.map { "\($0)" } ?? ""
  }
}
