/// Lines that are broken as swift-format breaks them, where names make them long.
enum LineWrapping {
  /// The most characters of a line, as `.swift-format` says.
  static let lineLength = 120

  /// A call in one line, or with a line for each argument.
  ///
  /// - Parameters:
  ///   - head: what stands before the bracket.
  ///   - arguments: what is in it.
  ///   - tail: what follows it.
  ///   - indent: the indentation of the line.
  /// - Returns: the line or lines.
  static func call(_ head: String, _ arguments: [String], tail: String = "", indent: String = "") -> String {
    let line = "\(indent)\(head)(\(arguments.joined(separator: ", ")))\(tail)"
    guard line.count > lineLength else { return line }
    let inner = arguments.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(indent)\(head)(\n\(inner))\(tail)"
  }

  /// The first line of a function, or its first three.
  static func signature(_ head: String, _ parameters: [String], tail: String, indent: String = "") -> String {
    let line = "\(indent)\(head)(\(parameters.joined(separator: ", ")))\(tail)"
    guard line.count > lineLength else { return line }
    return "\(indent)\(head)(\n\(indent)  \(parameters.joined(separator: ", "))\n\(indent))\(tail)"
  }

  /// `@Suite(.product(…))`, the trait of tests of one product.
  static func productSuite(_ product: String, modules: [String]) -> String {
    let list = "modules: [\(modules.map { "\"\($0)\"" }.joined(separator: ", "))]"
    let line = "@Suite(.product(\"\(product)\", \(list)))"
    guard line.count > lineLength else { return line }
    return "@Suite(\n  .product(\n    \"\(product)\",\n    \(list)))"
  }
}
