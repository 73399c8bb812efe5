/// A parameter of an action that is asked for by name.
///
/// It is written as a literal: `["id": 3, "tags": ["new", "read"]]`.
public enum ActionValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number; one that is not finite is refused when it is read.
  case number(Double)
  /// `true` or `false`.
  case truthValue(Bool)
  /// A list.
  case list([ActionValue])
  /// Values by key.
  case object([String: ActionValue])
}

extension ActionValue: ExpressibleByStringInterpolation {
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension ActionValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension ActionValue: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension ActionValue: ExpressibleByBooleanLiteral {
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .truthValue(value) }
}

extension ActionValue: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral elements: ActionValue...) { self = .list(elements) }
}

extension ActionValue: ExpressibleByDictionaryLiteral {
  /// Values by key; of a key that is there twice, the last value counts.
  public init(dictionaryLiteral elements: (String, ActionValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
