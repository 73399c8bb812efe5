import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@WeakProxy` writes for a protocol.
struct WeakProxyExpansion {
  private let adapter: ProtocolDeclSyntax
  /// The name without backticks.
  private let printedName: String
  private let requirements: [ForwardedRequirement]

  /// Reads a protocol.
  ///
  /// - Throws: the refusal of one that cannot be forwarded.
  init(_ adapter: ProtocolDeclSyntax) throws(DiagnosticsError) {
    self.adapter = adapter
    printedName = adapter.printedName
    guard adapter.inheritanceClause != nil else {
      throw MacroDiagnostic(
        "proxy-not-class-bound",
        "\(printedName) is not class-bound, so an adapter cannot be held weakly. "
          + "Write protocol \(printedName): AnyObject"
      ).error(at: adapter.name)
    }
    var requirements: [ForwardedRequirement] = []
    for member in adapter.memberBlock.members { requirements.append(try ForwardedRequirement(member.decl)) }
    self.requirements = requirements
  }

  /// The class, a peer of the protocol.
  var proxy: DeclSyntax {
    get throws {
      let name = adapter.name.text
      let bodies = try requirements.map { requirement throws(DiagnosticsError) in
        try requirement.forwarded(access: memberAccess, protocolName: printedName, isBoxed: isBoxed)
      }
      let proxying = adapter.globalActor.map { "@\($0) ServiceKit::WeakProxying" } ?? "ServiceKit::WeakProxying"
      return """
        /// Forwards to an adapter that it holds weakly.
        \(raw: adapter.attributesOfPeer)\(raw: adapter.access)\(raw: isNonisolated ? "nonisolated " : "")final class \(raw: proxyName): \(raw: name), \
        \(raw: proxying) {
          \(raw: storage)

          /// Holds an adapter weakly.
          \(raw: memberAccess)init(_ target: any \(raw: name)) { __skTarget = \(raw: isBoxed ? "ServiceKit::WeakTarget(target)" : "target") }

        \(raw: bodies.joined(separator: "\n\n"))
        }
        """
    }
  }

  /// The member by which an adapter makes its proxy.
  func member(of type: some TypeSyntaxProtocol) throws -> ExtensionDeclSyntax {
    // An extension stands at file scope, outside of what the protocol is nested in.
    let outer = type.as(MemberTypeSyntax.self).map { "\($0.baseType.trimmedDescription)." } ?? ""
    return try ExtensionDeclSyntax(
      """
      extension \(type.trimmed) {
        /// A proxy that holds this adapter weakly, for closures that outlive a call.
        \(raw: memberAccess)\(raw: isNonisolated ? "nonisolated " : "")var weak: \(raw: outer + proxyName) { \(raw: outer + proxyName)(self) }
      }
      """)
  }

  private var proxyName: String { adapter.nameOfPeer("WeakProxy") }
  private var memberAccess: String { adapter.memberAccess }
  private var isNonisolated: Bool { adapter.isNonisolated }

  private var isSendable: Bool {
    adapter.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("Sendable") } ?? false
  }

  /// A requirement that belongs to no actor reads the reference from anywhere; it never changes.
  private var isReadAnywhere: Bool { !isNonisolated && requirements.contains(where: \.isNonisolated) }

  /// A reference to what is not known to be `Sendable` is read from anywhere through a box that is.
  private var isBoxed: Bool { isReadAnywhere && !isSendable }

  private var storage: String {
    let name = adapter.name.text
    if isBoxed { return "private nonisolated let __skTarget: ServiceKit::WeakTarget<any \(name)>" }
    return "\(isReadAnywhere ? "nonisolated " : "")private weak let __skTarget: (any \(name))?"
  }
}
