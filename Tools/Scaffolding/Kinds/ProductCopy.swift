import Foundation
internal import LintEngine

/// Copies the files of a module under the names of another product.
struct ProductCopy {
  let package: PackageOutline
  let swap: NameSwap

  /// More files than this are no product's own code.
  private static let maximumFiles = 2_000
  /// Nor are more bytes than this.
  private static let maximumBytes = 64 << 20

  /// The copies of all files in the folder of a module, whatever they are.
  ///
  /// - Throws: links, pipes and the like, files that cannot be read, more than 2,000 files, and more than 64 MB.
  func files(of module: Project.Module) throws -> [FileChange] {
    let folder = package.folder(of: module)
    let root = "\(package.root)/\(folder)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    guard paths.count <= Self.maximumFiles else {
      throw ScaffoldingError("'\(folder)' has more than \(Self.maximumFiles) files; copy it by hand")
    }
    var bytes = 0
    return try paths.compactMap { path in
      let place = "\(root)/\(path)"
      if Disk.isLink(place) { throw ScaffoldingError("'\(folder)/\(path)' is a link; copy it by hand") }
      guard !Disk.isFolder(place) else { return nil }
      guard let size = Disk.size(of: place) else {
        throw ScaffoldingError("'\(folder)/\(path)' is no plain file; copy the product by hand")
      }
      bytes += size
      guard bytes <= Self.maximumBytes else {
        throw ScaffoldingError("'\(folder)' has more than \(Self.maximumBytes) bytes; copy it by hand")
      }
      guard let data = FileManager.default.contents(atPath: place) else {
        throw ScaffoldingError("'\(folder)/\(path)' cannot be read")
      }
      return FileChange(path: swap.path("\(folder)/\(path)"), old: nil, new: copy(Array(data), path))
    }
  }

  private func copy(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
    if path.hasSuffix(".swift") { return swap.code(text).map { Array($0.utf8) } ?? bytes }
    return path.hasSuffix(".json") ? Array(swap.prose(text).utf8) : bytes
  }
}
