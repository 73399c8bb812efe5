/// An `import` declaration.
package struct ImportFact: Codable, Hashable, Sendable {
  /// The module and, for a submodule or one declaration, the rest: `["UIKit", "UIView"]`.
  package var path: [String]
  /// `@testable`, `@_exported`, `@preconcurrency`, without `@`.
  package var attributes: [String] = []
  package var condition = Condition.always
  /// Where the path begins.
  package var position: SourcePosition

  /// The module.
  package var module: String { path.first ?? "" }
}
