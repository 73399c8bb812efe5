/// How deep code may be nested.
///
/// Measured on the toolchain's parser and a syntax visitor: a bracket takes up to 28 KB of stack, an `else if`, a prefix or
/// an arrow up to 20 KB, a call in a chain up to 2 KB. Code in use stays below a hundredth of each limit.
enum NestingLimits {
  /// Brackets of all kinds, and string interpolations.
  static let brackets = 500
  /// Square brackets directly within one another, for which the parser takes time that doubles with each.
  static let squareBrackets = 14
  /// `#if` within one another; the parser's time grows with the square of them.
  static let conditions = 200
  /// Clauses of one `#if`, each of which excludes all before it.
  static let clauses = 1_000
  /// Brackets and negations in the condition of an `#if`.
  static let conditionBrackets = 50
  /// Words, ternary operators and arrows of one expression, each of which contains the rest: `try try`, `a ? b ? c`.
  static let prefixes = 1_000
  /// `<` of one statement that no `>` closes.
  static let angles = 500
  /// `else if` in one chain.
  static let branches = 10_000
  /// Members, calls and subscripts in one chain.
  static let chain = 100_000

  /// The most bytes of stack that parsing and walking may come to need.
  static let stackBytes = 384 << 20
  static let bracketBytes = 28 << 10
  static let prefixBytes = 20 << 10
  static let chainBytes = 2 << 10

  /// What the parser itself refuses to go beyond, for code that is read here otherwise than there.
  static let parserLevels = 2_000
}
