import Foundation

/// One of the two products, as the tests run it.
enum BuiltProduct: String, CaseIterable, Sendable {
  case standard = "Standard"
  case lite = "Lite"

  /// The product that this one must know nothing of.
  var other: BuiltProduct { self == .standard ? .lite : .standard }

  /// The path of the executable.
  var path: String {
    get throws { try Self.folder.get() + "/" + rawValue }
  }

  /// The name of the variable that scripts know the executable by.
  var variable: String { "\"$\(rawValue.uppercased())\"" }

  /// The sources of the product's own target.
  var sourceFolder: String { PackageLayout.root.appendingPathComponent("Targets/" + rawValue).path }

  /// The folder with both executables: the one that `SERVICEKIT_PRODUCTS` names, or else a debug build of their own, made
  /// once, by whichever test comes first.
  private static let folder = Result { () throws -> String in
    if let prebuilt = ProcessInfo.processInfo.environment["SERVICEKIT_PRODUCTS"], !prebuilt.isEmpty { return prebuilt }
    let options = [
      "build", "--package-path", PackageLayout.root.path,
      "--scratch-path", PackageLayout.scratch.appendingPathComponent("products").path,
    ]
    for product in allCases {
      let build = try ProcessRun("swift", options + ["--product", product.rawValue])
      guard build.status == 0 else { throw BuildFailure(log: build.text + build.errorText) }
    }
    let location = try ProcessRun("swift", options + ["--show-bin-path"])
    return location.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A product that does not build, with what the compiler said.
  struct BuildFailure: Error, CustomStringConvertible {
    let log: String
    var description: String { "the products do not build:\n" + log }
  }
}
