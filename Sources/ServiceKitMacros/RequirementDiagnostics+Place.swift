import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension RequirementDiagnostics {
  /// Checks where a requirement stands.
  ///
  /// - Throws: the first refusal.
  static func checkPlace(
    _ property: RequirementProperty, _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
    _ context: LexicalContext
  ) throws(RequirementRefusal) {
    let name = attribute.name
    if context.isLocal {
      let lookup = "try AdapterRegistry.main.adapter((\(property.type.wrapped)).self)"
      let message =
        "@\(name) cannot be a local variable, which no listing or check could know. Make it a property, or look it up: "
        + lookup
      throw RequirementRefusal(
        diagnostics: MacroDiagnostic("requirement-local", message).error(at: attribute), isLeftAlone: false)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    try checkObservation(variable, attribute, context)
  }

  /// Observation makes a stored property of everything that looks like one, with the attributes moved to it, unless it is
  /// told not to; and it must be told behind our attribute, since it accepts no getter that is there already.
  private static func checkObservation(
    _ variable: VariableDeclSyntax, _ attribute: AttributeSyntax, _ context: LexicalContext
  ) throws(RequirementRefusal) {
    let names = variable.attributes.map { element -> String in
      if case .attribute(let other) = element { other.name } else { "" }
    }
    guard let own = names.firstIndex(of: attribute.name) else { return }
    let message =
      "An adapter never changes, so @Observable has nothing to observe. Write @\(attribute.name) @ObservationIgnored"
    if context.owner == nil, names.contains("ObservationIgnored") {
      // The copy of the property that Observation makes, in an expansion of its own. Any getter here breaks its setter.
      throw RequirementRefusal(
        diagnostics: MacroDiagnostic("requirement-observable", message).error(at: attribute), isLeftAlone: true)
    }
    if let ignored = names.firstIndex(of: "ObservationIgnored") {
      guard ignored < own else { return }
      let message = "@ObservationIgnored accepts no getter before it. Write it after @\(attribute.name)"
      throw observation("requirement-ignored-first", message, variable, attribute, ignored: ignored, own: own)
    }
    guard context.owner?.attributes.contains(where: { $0.as(AttributeSyntax.self)?.name == "Observable" }) == true
    else {
      return
    }
    throw observation("requirement-observable", message, variable, attribute, ignored: nil, own: own)
  }

  private static func observation(
    _ identifier: String, _ message: String, _ variable: VariableDeclSyntax, _ attribute: AttributeSyntax,
    ignored: Int?, own: Int
  ) -> RequirementRefusal {
    var elements = Array(variable.attributes)
    if let ignored {
      let moved = elements.remove(at: ignored)
      let behind = own - 1
      let trivia = (first: moved.leadingTrivia, last: elements[behind].trailingTrivia)
      elements.insert(moved.with(\.leadingTrivia, []).with(\.trailingTrivia, trivia.last), at: own)
      elements[behind] = elements[behind].with(\.trailingTrivia, .space)
      elements[ignored] = elements[ignored].with(\.leadingTrivia, trivia.first)
    } else {
      let added: AttributeSyntax = "@ObservationIgnored"
      let trailing = elements[own].trailingTrivia
      elements[own] = elements[own].with(\.trailingTrivia, .space)
      elements.insert(.attribute(added.with(\.trailingTrivia, trailing)), at: own + 1)
    }
    let fixed = variable.with(\.attributes, AttributeListSyntax(elements))
    let title = ignored == nil ? "Add '@ObservationIgnored'" : "Write '@\(attribute.name) @ObservationIgnored'"
    return RequirementRefusal(
      diagnostics: MacroDiagnostic(identifier, message).error(
        at: attribute,
        fixIts: [.replace(message: MacroFixIt("ignore-observation", title), oldNode: variable, newNode: fixed)]),
      isLeftAlone: true)
  }
}
