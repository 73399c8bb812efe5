import SwiftSyntax

/// A declaration around a node.
struct Scope {
  enum Kind { case type, function, closure }

  let kind: Kind
  /// The name without backticks; nil for a closure.
  let name: String?
  let node: Syntax
  /// The index of a type's fact in the facts of the file.
  var declaration: Int?

  init(_ kind: Kind, name: String?, node: Syntax, declaration: Int? = nil) {
    self.kind = kind
    self.name = name
    self.node = node
    self.declaration = declaration
  }
}

extension FactCollector {
  /// The names of the types and functions around the node that is being visited, joined by dots.
  var context: String { scopes.compactMap(\.name).joined(separator: ".") }

  /// The names of the types around the node that is being visited, joined by dots.
  var typePath: String { scopes.filter { $0.kind == .type }.compactMap(\.name).joined(separator: ".") }

  /// A name with those of the types around it.
  func typePath(of name: String) -> String {
    scopes.isEmpty ? name : [typePath, name].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The fact of the innermost type or extension, as an index into the declarations.
  var enclosingDeclaration: Int? { scopes.last { $0.kind == .type }?.declaration }

  /// The node is in the body of a function, an accessor or a closure.
  var isLocal: Bool { scopes.last.map { $0.kind != .type } ?? false }

  /// Begins a declaration, and with it a block of local names.
  func open(_ scope: Scope) {
    scopes.append(scope)
    locals.open()
  }

  func openBlock() -> SyntaxVisitorContinueKind {
    locals.open()
    return .visitChildren
  }

  func leave() {
    scopes.removeLast()
    locals.close()
  }
}
