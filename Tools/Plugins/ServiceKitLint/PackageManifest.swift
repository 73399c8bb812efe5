import Foundation
import PackagePlugin

/// What the linter needs of a package, in the form in which `swift package dump-package` prints it.
///
/// A plug-in knows the package already, and asking the package manager again for each target would take longer than linting.
struct PackageManifest: Encodable {
  struct Product: Encodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]
  }

  struct Target: Encodable {
    let name: String
    let type: String
    /// The folder, from the root of the package.
    let path: String
    /// The files, from the folder.
    let sources: [String]
    let dependencies: [[String: [String]]]
    let settings: [Setting]
  }

  struct Setting: Encodable {
    let tool = "swift"
    let kind: [String: [String: String]]

    /// A flag that every build of the target defines.
    init(flag: String) { kind = ["define": ["_0": flag]] }
  }

  let name: String
  let products: [Product]
  let targets: [Target]

  init(of package: Package) {
    name = package.displayName
    products = package.products.map { product in
      Product(
        name: product.name, targets: product.targets.map(\.name),
        type: product is ExecutableProduct ? ["executable": nil] : ["library": ["automatic"]])
    }
    let root = package.directoryURL.path(percentEncoded: false)
    targets = package.targets.compactMap { target in
      target.sourceModule.map { module in
        let folder = target.directoryURL.path(percentEncoded: false)
        return Target(
          name: target.name, type: module.kind.nameInManifest, path: Self.relative(folder, to: root),
          sources: module.sourceFiles.filter { $0.type == .source || $0.type == .header }
            .map { Self.relative($0.url.path(percentEncoded: false), to: folder) },
          dependencies: target.dependencies.compactMap { dependency in
            if case .target(let other) = dependency { ["target": [other.name]] } else { nil }
          },
          settings: ((module as? SwiftSourceModuleTarget)?.compilationConditions ?? []).map { Setting(flag: $0) })
      }
    }
  }

  /// Writes the manifest, unless it is there already: what is built from it is built again when it is newer.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    guard (try? Data(contentsOf: file)) != data else { return }
    try data.write(to: file, options: .atomic)
  }

  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let rest = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    return rest.hasSuffix("/") ? String(rest.dropLast()) : rest
  }
}

extension Target {
  /// The target, if it has sources of its own that are compiled.
  var sourceModule: (any SourceModuleTarget)? { self as? any SourceModuleTarget }
}

extension ModuleKind {
  /// What the manifest calls it.
  var nameInManifest: String {
    switch self {
    case .executable: "executable"
    case .test: "test"
    case .macro: "macro"
    case .snippet: "snippet"
    default: "regular"
    }
  }
}
