internal import LintEngine
internal import SwiftParser
internal import SwiftSyntax

/// The text of a `Package.swift`, and the literals in it that rows can be added to.
package struct ManifestSource {
  /// The name of the file.
  package static let fileName = "Package.swift"

  /// The file as it is.
  package let text: String
  /// How it is written.
  package let style: ManifestStyle
  /// The one call of `Package(…)`; nil where there is none, or several.
  let call: FunctionCallExprSyntax?
  /// What constants of the manifest stand for, where it is a dependency that says its name.
  let constants: [String: String]
  /// How many calls of `Package(…)` there are.
  let callCount: Int

  /// Reads a manifest.
  ///
  /// - Parameter bytes: the file.
  /// - Throws: that it is no UTF-8, is nested too deep, or is not the Swift that this toolchain knows.
  /// - Complexity: O(n) in the bytes.
  package init(_ bytes: [UInt8]) throws(ScaffoldingError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScaffoldingError("\(Self.fileName) is not UTF-8; save it as such, or leave out --edit-manifest")
    }
    try Self.checkNesting(bytes)
    let tree = SwiftText.tree(of: bytes)
    guard !tree.hasError else {
      throw ScaffoldingError(
        "\(Self.fileName) has syntax errors; make 'swift package dump-package' work, or leave out --edit-manifest")
    }
    let finder = PackageCallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    self.text = text
    style = ManifestStyle(of: text)
    call = finder.calls.count == 1 ? finder.calls[0] : nil
    callCount = finder.calls.count
    constants = finder.constants
  }

  /// The linter's own check, on a thread whose stack allows for what it lets pass.
  private static func checkNesting(_ bytes: [UInt8]) throws(ScaffoldingError) {
    do {
      _ = try FactReading(jobs: 1).outcomes(of: [fileName]) { SourceFile(path: $0, bytes: bytes) }.first?.get()
    } catch {
      throw ScaffoldingError("\(fileName) cannot be read: \(error)")
    }
  }

  /// The array of an argument of `Package(…)`; nil where it is left out or is no literal.
  func array(_ label: String) -> ArrayExprSyntax? {
    call.flatMap { Self.argument(label, of: $0)?.as(ArrayExprSyntax.self) }
  }

  static func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// The name in an element of `dependencies`: a text, or a call that says it.
  static func dependencyName(_ expression: ExprSyntax) -> String? {
    if let name = literal(expression) { return name }
    return expression.as(FunctionCallExprSyntax.self).flatMap { literal(argument("name", of: $0)) }
  }

  /// The text of a literal without interpolations.
  static func literal(_ expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

/// Collects calls of `Package(…)`, and constants.
private final class PackageCallFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []
  /// By name, the names of targets and products that `let serviceKit = Target.Dependency.product(name: …)` stands for.
  var constants: [String: String] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value, let dependency = ManifestSource.dependencyName(value)
    {
      constants[name] = dependency
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package" else {
      return .visitChildren
    }
    calls.append(node)
    return .skipChildren
  }
}
