/// The name of a piece of state that components share, typed and with a default.
///
/// ```swift
/// extension ContextKey<Int> {
///   static var unread: Self { Self("unread", default: 0) }
/// }
/// ```
///
/// Two keys are the same where name and type are.
public struct ContextKey<Value>: Sendable {
  /// The name; messages use it.
  public let name: String
  let makeDefault: @Sendable () -> Value

  /// Declares a key.
  ///
  /// - Parameters:
  ///   - name: unique in the program.
  ///   - defaultValue: what is read before anything is written; made at most once for each context.
  public init(_ name: String, default defaultValue: @autoclosure @escaping @Sendable () -> Value) {
    self.name = name
    makeDefault = defaultValue
  }
}
