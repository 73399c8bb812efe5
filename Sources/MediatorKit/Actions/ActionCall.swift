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

  /// The same call with another context.
  func with(_ context: CallContext) -> ActionCall { ActionCall(self, context) }

  private init(_ call: ActionCall, _ context: CallContext) {
    actionType = call.actionType
    unsafe fileID = call.fileID
    line = call.line
    mediatorID = call.mediatorID
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
  public var place: SourcePlace { LiteralPlace(of: self).place }

  /// Where the call comes from.
  public var origin: ActionOrigin {
    ActionOrigin(
      kind: context?.kind ?? (context?.parent == nil ? .code : .action), source: context?.source,
      place: LiteralPlace(of: self))
  }

  /// When the answer is of no use any more: the earliest of what the caller said and what led to the call; nil for never.
  public var deadline: ContinuousClock.Instant? { context?.deadline }

  /// Which attempt it is of an action that is sent again where it fails, from 1.
  public var attempt: Int { context?.attempt ?? 1 }

  /// Where the first of the actions that led to this call came from: what a gate asks that must know whether a link is behind it.
  ///
  /// Where one of them came from outside, that is it, also where code or an action opened the link, the name or the data: a link
  /// before everything else, and of several the first.
  ///
  /// - Complexity: O(n) in the actions.
  public var rootOrigin: ActionOrigin {
    var first = origin
    var next = context?.parent
    while let call = next {
      let origin = call.origin
      if origin.kind.trust <= first.kind.trust { first = origin }
      next = call.context?.parent
    }
    return first
  }

  /// What led to this call, from the first to the last: names, links and data from outside, and actions, each with where.
  ///
  /// - Complexity: O(n) in the actions.
  public var chain: [String] {
    var links = entry
    var next = context?.parent
    while let call = next {
      links.append("\(TypeName.qualified(call.action)), sent at \(call.place)")
      links += call.entry
      next = call.context?.parent
    }
    return links.reversed()
  }

  /// What from outside this call comes from, if it does.
  private var entry: [String] { context?.kind == nil ? [] : ["\(origin)"] }
}
