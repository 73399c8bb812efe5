import Foundation

/// The program `servicekit`, as the tests run it.
enum BuiltTool {
  /// The path of the executable: in the folder that `SERVICEKIT_PRODUCTS` names, where it is there, or else a debug build of
  /// its own, made once.
  static var path: String {
    get throws { try built.get() }
  }

  private static let built = Result { () throws -> String in
    let prebuilt = ProcessInfo.processInfo.environment["SERVICEKIT_PRODUCTS"].map { $0 + "/servicekit" }
    if let prebuilt, FileManager.default.isExecutableFile(atPath: prebuilt) { return prebuilt }
    let options = [
      "build", "--package-path", PackageLayout.root.path,
      "--scratch-path", PackageLayout.scratch.appendingPathComponent("products").path,
    ]
    let build = try ProcessRun("swift", options + ["--product", "servicekit"])
    guard build.status == 0 else { throw BuildFailure(log: build.text + build.errorText) }
    let location = try ProcessRun("swift", options + ["--show-bin-path"])
    return location.text.trimmingCharacters(in: .whitespacesAndNewlines) + "/servicekit"
  }

  /// The tool does not build, with what the compiler said.
  struct BuildFailure: Error, CustomStringConvertible {
    let log: String
    var description: String { "servicekit does not build:\n" + log }
  }
}
