public import SwiftSyntax

extension AdapterAttribute {
  /// One thing that is wrong with the arguments, and where.
  public struct Problem: Error {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
      /// No protocol is named.
      case noProtocol
      /// An argument does not name a protocol.
      case protocolReference(ProtocolReference.Fault)
      /// A protocol is named twice.
      case duplicateProtocol(String)
      /// The scope is not one of the four names.
      case unreadableScope
      /// A service, which has no host, names one.
      case serviceWithHost
      /// The variant is not a key and a plain string.
      case unreadableVariant
    }

    /// What is wrong.
    public let kind: Kind
    /// The offending argument, or the attribute.
    public let node: Syntax
  }
}
