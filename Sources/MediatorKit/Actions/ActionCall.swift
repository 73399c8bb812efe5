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
  public var origin: ActionOrigin { ActionOrigin(kind: context == nil ? .code : .action, place: place) }

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
  let action: any ModuleAction.Type
  let place: SourcePlace
  let depth: Int

  init(parent: CallContext?, action: any ModuleAction.Type, place: SourcePlace) {
    self.parent = parent
    self.action = action
    self.place = place
    depth = (parent?.depth ?? 0) + 1
  }

  /// How many actions may lead to one another.
  static var maximumDepth: Int { 64 }

  var description: String { "\(TypeName.qualified(action)), sent at \(place)" }
}
