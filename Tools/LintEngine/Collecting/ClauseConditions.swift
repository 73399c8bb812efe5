import AdapterSyntax
import SwiftSyntax

/// The conditions of the clauses of an `#if`, each with the negations of those before it.
///
/// Every fact within a clause carries its condition, so that it must stay small: of a chain that is longer than anybody's
/// list of products the later clauses do not say that the earlier ones are false, and what is made of more than the limit
/// is a question of which nothing is known.
struct ClauseConditions {
  /// How many flags and questions the clauses before, or one clause, can have.
  static let limit = 128

  private let outer: Condition
  private var earlier = Condition.always

  /// - Parameter outer: the condition of the code around the `#if`.
  init(within outer: Condition) { self.outer = outer }

  /// The condition of the next clause, in the order of the text.
  mutating func next(_ clause: IfConfigClauseSyntax) -> Condition {
    next(clause.condition.map(Self.condition) ?? .always)
  }

  private mutating func next(_ own: Condition) -> Condition {
    let condition = outer.and(earlier).and(own)
    let later = earlier.and(.not(own))
    if !later.isLarger(than: Self.limit) { earlier = later }
    return condition
  }

  private static func condition(_ expression: ExprSyntax) -> Condition {
    let condition = Condition(expression)
    return condition.isLarger(than: limit) ? .platform(String(SourceText.oneLine(expression).prefix(200))) : condition
  }
}
