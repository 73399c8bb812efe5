import Foundation

/// Builds the products of a generated package, in one folder, so that ServiceKit and the macros are built once.
struct ScaleBuild {
  let package: ScalePackage
  let configuration: String

  private var scratch: URL { package.folder.appendingPathComponent("build") }

  private func options(_ product: String) -> [String] {
    [
      "build", "-c", configuration, "--package-path", package.folder.path, "--scratch-path", scratch.path, "--product",
      product,
    ]
  }

  /// Builds what no way of binding is to be charged with.
  func prepare() throws { try ScaleRun.output("swift", options(ScalePackage.empty)) }

  /// Builds the product of a way, and measures it.
  func figures(of way: ScalePackage.Way) throws -> ScaleFigures {
    let seconds = try ScaleRun.processorSeconds("swift", options(way.product))
    return try ScaleFigures(scratch.appendingPathComponent("\(configuration)/\(way.product)"), buildSeconds: seconds)
  }
}
