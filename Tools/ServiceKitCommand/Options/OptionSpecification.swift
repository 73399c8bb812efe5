/// One option of a command.
struct OptionSpecification: Hashable, Sendable {
  /// How many values go with it.
  enum Arity: Hashable, Sendable { case none, one, many }

  /// The name without its two dashes.
  let name: String
  /// What the value is called in the help; nil where there is none.
  let value: String?
  let arity: Arity
  /// One line for the help.
  let summary: String

  init(_ name: String, value: String? = nil, takesMany: Bool = false, summary: String) {
    self.name = name
    self.value = value
    arity = value == nil ? .none : takesMany ? .many : .one
    self.summary = summary
  }
}
