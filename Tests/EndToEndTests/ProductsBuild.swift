import Foundation

/// One of the two products, as the tests run it.
enum BuiltProduct: String, CaseIterable, Sendable {
  case standard = "Standard"
  case lite = "Lite"

  /// The product that this one must know nothing of.
  var other: BuiltProduct { self == .standard ? .lite : .standard }

  /// The path of the executable.
  var path: String {
    get throws { try ProductsBuild.folder.get() + "/" + rawValue }
  }

  /// The sources of the product's own target.
  var sourceFolder: String { ProductsBuild.packageFolder + "/Targets/" + rawValue }
}

/// The folder with both executables: the one that `SERVICEKIT_PRODUCTS` names, or else a debug build of their own.
enum ProductsBuild {
  /// The root of the package that these tests belong to.
  static let packageFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Built once, by whichever test comes first.
  static let folder = Result { () throws -> String in
    if let prebuilt = ProcessInfo.processInfo.environment["SERVICEKIT_PRODUCTS"], !prebuilt.isEmpty { return prebuilt }
    // The build that runs these tests holds the lock on its own folder.
    let scratch = packageFolder + "/.build/end-to-end"
    for product in BuiltProduct.allCases {
      let build = try CommandRun(
        "/usr/bin/env",
        [
          "swift", "build", "--package-path", packageFolder, "--scratch-path", scratch, "--product", product.rawValue,
        ], timeLimit: 1_200)
      guard build.status == 0 else { throw BuildFailure(log: build.output + build.errors) }
    }
    return scratch + "/debug"
  }

  /// A product that does not build, with what the compiler said.
  struct BuildFailure: Error, CustomStringConvertible {
    let log: String
    var description: String { "the products do not build:\n" + log }
  }
}
