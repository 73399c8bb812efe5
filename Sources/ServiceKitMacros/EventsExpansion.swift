import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Events` writes for a protocol.
struct EventsExpansion {
  private let events: ProtocolDeclSyntax
  private let requirements: [EventRequirement]

  /// Reads a protocol.
  ///
  /// - Throws: all that is refused about it.
  init(_ events: ProtocolDeclSyntax, _ context: some MacroExpansionContext) throws(DiagnosticsError) {
    self.events = events
    var diagnostics = EventDiagnostics.check(events)
    var requirements: [EventRequirement] = []
    for member in events.memberBlock.members where !member.decl.is(TypeAliasDeclSyntax.self) {
      diagnostics += EventDiagnostics.check(member.decl, of: events)
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        requirements.append(EventRequirement(function, context))
      }
    }
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics: diagnostics) }
    self.requirements = requirements
  }

  var hasEvents: Bool { !requirements.isEmpty }

  /// The class, a peer of the protocol.
  var channel: String {
    let name = events.name.text
    let access = events.memberAccess
    let kind = events.globalActor.map { "@\($0) ContainerKit::EventChannel" } ?? "ContainerKit::EventChannel"
    let bodies = requirements.map { "\n\n" + $0.forwarded(access: access, calls: "__skCalls") }
    return """
      /// Sends the events of \(events.printedName) to the components of a container.
      \(events.attributesOfPeer)\(events.access)\(nonisolated)final class \(events.nameOfPeer("Channel")): \(name), \(kind) {
        private let __skCalls: CallLists::CallList<any \(name)>
        \(access)let __skSource: ContainerKit::EventSource

        /// Finds the components that conform; those that are added later are found as they come.
        \(access)init(_ container: ContainerKit::Container) {
          __skSource = ContainerKit::EventSource(container)
          __skCalls = container.calls(of: (any \(name)).self)
        }\(bodies.joined())
      }
      """
  }

  /// The extension by which the channel of a protocol that refines this one sends this one's events.
  func forwarding(in type: String) -> String {
    // With `self`, since a user's EventChannel would hide the member from a lookup without.
    let calls = "self.__skSource.calls(of: (any \(type)).self)"
    let bodies = requirements.map { $0.forwarded(access: events.memberAccess + nonisolated, calls: calls) }
    return """
      extension \(type) where Self: ContainerKit::EventChannel {
      \(bodies.joined(separator: "\n\n"))
      }
      """
  }

  private var nonisolated: String { events.isNonisolated ? "nonisolated " : "" }
}
