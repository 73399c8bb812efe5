import SwiftSyntax

/// An attribute, and under which conditions within the list of attributes it is there.
struct ConditionalAttribute {
  let name: String
  let node: AttributeSyntax
  let condition: Condition

  /// The content of the attribute's first argument, where that is a plain string literal.
  var literal: (text: String, node: StringLiteralExprSyntax)? {
    guard case .argumentList(let arguments) = node.arguments,
      let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self), let text = literal.plainText
    else { return nil }
    return (text, literal)
  }

  /// The attributes of a list, those within `#if` included, in the order of the text.
  static func all(of list: AttributeListSyntax) -> [ConditionalAttribute] {
    var found: [ConditionalAttribute] = []
    // The last is the next: `#if` within `#if` takes no stack.
    var waiting = list.reversed().map { ($0, Condition.always) }
    while let (element, condition) = waiting.popLast() {
      if case .attribute(let node) = element {
        found.append(ConditionalAttribute(name: node.bareName, node: node, condition: condition))
      } else if case .ifConfigDecl(let chain) = element {
        var conditions = ClauseConditions(within: condition)
        var inner: [(AttributeListSyntax.Element, Condition)] = []
        for clause in chain.clauses {
          let condition = conditions.next(clause)
          if case .attributes(let attributes) = clause.elements { inner += attributes.map { ($0, condition) } }
        }
        waiting += inner.reversed()
      }
    }
    return found
  }
}

extension AttributeSyntax {
  /// The name without the module before it.
  fileprivate var bareName: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.as(MemberTypeSyntax.self)?.name.text ?? ""
  }
}

extension StringLiteralExprSyntax {
  /// The text between the quotation marks; nil where something is interpolated.
  var plainText: String? {
    guard segments.count == 1, case .stringSegment(let segment) = segments.first else {
      return segments.isEmpty ? "" : nil
    }
    return segment.content.text
  }
}
