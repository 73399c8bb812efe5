import SwiftSyntax

/// What the names mean that parameters, local variables and patterns around a node declare.
struct LocalNames {
  enum Value {
    /// The type is written.
    case typed(TypeSyntax)
    /// It is bound to another value.
    case reference(ReferenceFact)
    /// Not known.
    case opaque
  }

  struct Local {
    let value: Value
    /// How many blocks were open when it was declared.
    let depth: Int
  }

  private var names: [String: [Local]] = [:]
  /// The names in the order of their declarations, and where in it each open block began.
  private var order: [String] = []
  private var starts: [Int] = []

  var depth: Int { starts.count }

  subscript(name: String) -> Local? { names[name]?.last }

  mutating func open() { starts.append(order.count) }

  mutating func close() {
    guard let start = starts.popLast() else { return }
    forget(to: start)
  }

  /// Forgets what the innermost block has declared so far.
  mutating func forget() { forget(to: starts.last ?? 0) }

  mutating func bind(_ name: String, _ value: Value) {
    names[name, default: []].append(Local(value: value, depth: depth))
    order.append(name)
  }

  private mutating func forget(to start: Int) {
    while order.count > start { _ = names[order.removeLast()]?.popLast() }
  }
}
