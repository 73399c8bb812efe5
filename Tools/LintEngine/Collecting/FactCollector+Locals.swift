import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes a parameter of a function, and its default where that asks a question.
  func collect(_ node: FunctionParameterSyntax) {
    let token = node.secondName ?? node.firstName
    let name = Self.bare(token.text)
    let value = node.defaultValue.map { terms(of: $0.value) } ?? []
    note(.parameter, value, name: name)
    declareLocal(
      name,
      LocalFact(
        type: SourceText.oneLine(node.type), terms: Self.shallow(value), isParameter: true, position: position(token)))
  }

  /// Notes a parameter of a closure.
  func collect(_ node: ClosureParameterSyntax) {
    let token = node.secondName ?? node.firstName
    let type = node.type.map { SourceText.oneLine($0) }
    declareLocal(Self.bare(token.text), LocalFact(type: type, isParameter: true, position: position(token)))
  }

  /// Notes a parameter of a closure that has only a name.
  func collect(_ node: ClosureShorthandParameterSyntax) {
    declareLocal(Self.bare(node.name.text), LocalFact(isParameter: true, position: position(node)))
  }

  /// Notes the names that `for` and patterns declare; those of variables and `if let` are noted with their values.
  func collect(_ node: IdentifierPatternSyntax) {
    guard isLocal, let parent = node.parent, !parent.is(PatternBindingSyntax.self),
      !parent.is(OptionalBindingConditionSyntax.self)
    else { return }
    declareLocal(Self.bare(node.identifier.text), LocalFact(position: position(node)))
  }

  /// Notes the names that the pattern of `if case` declares, since the conditions behind it see them.
  func declareNames(in pattern: PatternSyntax) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard let name = token.parent?.as(IdentifierPatternSyntax.self) else { continue }
      declareLocal(Self.bare(name.identifier.text), LocalFact(position: position(name)))
    }
  }

  /// Notes the name that `if let` declares.
  func declare(_ binding: OptionalBindingConditionSyntax) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
    let value = binding.initializer.flatMap { term(of: $0.value) }.map { [$0] } ?? []
    let type = binding.typeAnnotation.map { SourceText.oneLine($0.type) }
    let name = Self.bare(pattern.identifier.text)
    // `if let x` means what `x` meant.
    let fact = binding.initializer == nil ? locals[name] : nil
    guard binding.initializer != nil || fact != nil else { return }
    declareLocal(
      name, fact ?? LocalFact(type: type, terms: Self.shallow(value), position: position(pattern)))
  }

  /// Notes local variables, and their values where these ask a question.
  func collectLocals(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let value =
        binding.initializer.map { terms(of: $0.value) }
        ?? binding.accessorBlock.flatMap(Self.getter).map { terms(ofGetter: $0) } ?? []
      let name = Self.bare(pattern.identifier.text)
      note(.variable, value, name: name)
      declareLocal(
        name,
        LocalFact(
          type: binding.typeAnnotation.map { SourceText.oneLine($0.type) }, terms: Self.shallow(value),
          position: position(pattern)))
    }
  }

  /// Declares a name in the innermost block; outside every block names are no local ones.
  private func declareLocal(_ name: String, _ fact: LocalFact) {
    if locals.depth > 0 { locals.declare(name, fact) }
  }

  /// Terms that know of the names in them only their types, so that facts do not grow with every variable.
  static func shallow(_ terms: [TestTerm]) -> [TestTerm] {
    terms.prefix(8).map { term in
      var term = term
      term.local?.terms = []
      return term
    }
  }

  /// A name without backticks.
  static func bare(_ name: String) -> String { name.utf8.first == UInt8(ascii: "`") ? name.filter { $0 != "`" } : name }
}
