internal import SwiftSyntax

extension ManifestSource {
  /// The names by which products of the packages are asked for that the manifest depends on, in small letters.
  ///
  /// - Returns: nil where the manifest does not say all of them literally, so that others may be among them.
  /// - Complexity: O(n) in the bytes of the manifest.
  package var packageNames: Set<String>? {
    // What is added afterwards is not in the call.
    guard let call, !text.contains(".dependencies") else { return nil }
    guard let expression = Self.argument("dependencies", of: call) else { return [] }
    guard let array = expression.as(ArrayExprSyntax.self) else { return nil }
    var names: Set<String> = []
    for element in array.elements {
      guard let package = element.expression.as(FunctionCallExprSyntax.self) else { return nil }
      let location = ["path", "url", "id"].lazy.compactMap { Self.literal(Self.argument($0, of: package)) }.first
      guard let location, let identity = Self.identity(of: location) else { return nil }
      names.insert(identity.lowercased())
      if let name = Self.literal(Self.argument("name", of: package)) { names.insert(name.lowercased()) }
    }
    return names
  }

  /// The last part of a path or a URL, without `.git`; nil for a path that ends in no name.
  private static func identity(of location: String) -> String? {
    guard let last = location.split(whereSeparator: { $0 == "/" || $0 == ":" }).last, last != ".", last != ".." else {
      return nil
    }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
  }
}
