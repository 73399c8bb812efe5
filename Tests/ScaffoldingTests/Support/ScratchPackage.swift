import Foundation

@testable import Scaffolding

/// A new package in a folder of its own.
struct ScratchPackage {
  let folder: TemporaryFolder

  /// Writes the package `Reader` with the products `Standard` and `Lite`.
  init() throws {
    folder = try TemporaryFolder()
    try write(Self.reader().scaffold().changes)
  }

  /// A package of files.
  init(_ files: KeyValuePairs<String, String>) throws { folder = try TemporaryFolder(files) }

  static func reader() throws -> NewPackage {
    NewPackage(
      name: "Reader", products: ["Standard", "Lite"],
      serviceKit: try ServiceKitLocation("ServiceKit", pathsFrom: ".."))
  }

  /// The package as it is now.
  func outline() throws -> PackageOutline { try PackageOutline.read(root: folder.path) }

  /// Writes files without any check.
  func write(_ changes: [FileChange]) throws {
    for change in changes { try folder.write(String(decoding: change.new, as: UTF8.self), to: change.path) }
  }

  /// What a kind makes, with the manifest edited.
  func edited(_ make: (PackageOutline) throws -> Scaffold) throws -> Scaffold {
    let outline = try outline()
    return try make(outline).editing(outline)
  }

  /// The error of a kind.
  func error(_ make: (PackageOutline) throws -> Scaffold) throws -> String {
    do {
      _ = try make(try outline())
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}
