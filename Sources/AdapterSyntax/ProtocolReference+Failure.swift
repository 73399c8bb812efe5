extension ProtocolReference {
  /// What was written instead of a protocol.
  public enum Fault: Equatable, Sendable {
    /// No `.self` expression at all, or one of a tuple, a function or a metatype.
    case notAType
    /// `P.self`: a class, or a protocol without `any`.
    case notExistential(name: String)
    /// `(any P)?.self`.
    case optional(wrapped: String)
  }

  /// The error that carries a fault.
  public struct Failure: Error, Equatable {
    /// What was written.
    public let fault: Fault
  }
}
