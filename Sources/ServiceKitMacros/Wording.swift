import SwiftSyntax

extension AttributeSyntax {
  /// The name without a module: `Adapter` for `@Adapter` and for `@ServiceKit.Adapter`.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension String {
  /// A keyword in a sentence: `a struct`, `an enum`.
  var withArticle: String { "aeiou".contains(prefix(1)) ? "an \(self)" : "a \(self)" }

  /// A keyword at the start of a sentence: `A struct`, `An enum`.
  var withCapitalArticle: String { "aeiou".contains(prefix(1)) ? "An \(self)" : "A \(self)" }
}
