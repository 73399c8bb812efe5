internal import SwiftSyntax

extension ManifestSource {
  /// The call in the array `targets` that declares a target.
  func targetCall(_ name: String) -> FunctionCallExprSyntax? {
    array("targets")?.elements.lazy.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
      .first { Self.literal(Self.argument("name", of: $0)) == name }
  }

  /// The names of what a target depends on; nil where its row does not say them literally.
  package func dependencyNames(of target: String) -> Set<String>? {
    guard let call = targetCall(target) else { return nil }
    guard let expression = Self.argument("dependencies", of: call) else { return [] }
    guard let array = expression.as(ArrayExprSyntax.self) else { return nil }
    var names: Set<String> = []
    for element in array.elements {
      let constant = element.expression.as(DeclReferenceExprSyntax.self).flatMap { constants[$0.baseName.text] }
      guard let name = Self.dependencyName(element.expression) ?? constant else { return nil }
      names.insert(name)
    }
    return names
  }

  /// The expression for `swiftSettings` in the row of a target; nil where it has none.
  package func swiftSettings(of target: String) -> String? {
    targetCall(target).flatMap { Self.argument("swiftSettings", of: $0)?.trimmedDescription }
  }

  /// The identity of the package of a product.
  ///
  /// - Parameter product: the name of the product.
  /// - Returns: nil where no target asks for the product.
  package func package(of product: String) -> String? {
    let finder = ProductFinder(product)
    guard let root = call?.root else { return nil }
    finder.walk(root)
    return finder.package
  }

  /// The elements of an array of `Package(…)` whose text says a name literally.
  func elements(of label: String, named name: String) -> [ArrayElementSyntax] {
    (array(label)?.elements).map(Array.init)?.filter { element in
      element.expression.as(FunctionCallExprSyntax.self).map { Self.literal(Self.argument("name", of: $0)) == name }
        ?? false
    } ?? []
  }

  /// The text of each row in the array `targets`; empty where that is no literal.
  package var targetTexts: [String] { array("targets")?.elements.map(\.expression.trimmedDescription) ?? [] }

  /// The text of the row of a target; nil where it is not written literally.
  package func targetText(_ name: String) -> String? { targetCall(name)?.trimmedDescription }

  /// The text of the row of a product; nil where it is not written literally.
  package func productText(_ name: String) -> String? {
    elements(of: "products", named: name).first?.expression.trimmedDescription
  }
}

/// Looks for `.product(name: "…", package: "…")`.
private final class ProductFinder: SyntaxVisitor {
  private let product: String
  private(set) var package: String?

  init(_ product: String) {
    self.product = product
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if package == nil, node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "product",
      ManifestSource.literal(ManifestSource.argument("name", of: node)) == product
    {
      package = ManifestSource.literal(ManifestSource.argument("package", of: node))
    }
    return .visitChildren
  }
}
