internal import ServiceKit

/// One time that an event was told.
struct EventNotice: Sendable {
  let event: MediatorEvent
  let fileID: StaticString
  let line: UInt
  /// The call whose handler or middleware told it; nil for other code.
  let parent: ActionCall?

  var place: SourcePlace { SourcePlace(fileID: "\(fileID)", line: Int(line)) }

  /// What messages say about a chain of events.
  var link: String { "\(event), told at \(place)" }

  /// The call of an action that an observer sends.
  func call(_ mediator: Mediator, _ action: any ModuleAction.Type) throws(MediatorError) -> ActionCall {
    let context = CallContext(parent: parent, kind: .event)
    let call = ActionCall(mediator, action, fileID, line, context)
    guard context.depth < CallContext.maximumDepth else { throw .withoutEnd(call) }
    return call
  }

  /// The notices that the running task is in, from the outermost to the innermost.
  @TaskLocal static var running: [EventNotice] = []

  /// How many notices may lead to one another.
  static var maximumDepth: Int { 64 }
}
