import FeedFormats
import Foundation
import PositionedJSON

/// A file of state: read strictly, changed by one process at a time, and replaced as a whole.
public struct StateFile<Content: StateContent>: Sendable {
  /// The most bytes that are read.
  public static var maximumBytes: Int { 1_000_000 }

  /// The folder that the file is in.
  public let folder: StateFolder

  /// The path of the file.
  public var path: String { folder.path + "/" + Content.fileName }

  /// Makes a description of the file, which need not exist.
  public init(in folder: StateFolder) {
    self.folder = folder
  }

  /// What is in the file; where there is no file, what there is before the first.
  ///
  /// - Throws: ``FileError``, with line and column of what is wrong in the text.
  public func content() throws(FileError) -> Content {
    guard FileStatus(path: path) != nil || errno != ENOENT else { return Content() }
    let handle = try FileHandle.opened(path)
    defer { try? handle.close() }
    let bytes: Data
    do { bytes = try handle.read(upToCount: Self.maximumBytes + 1) ?? Data() } catch {
      throw FileError(path: path, reason: "cannot be read")
    }
    do { return try Self.read([UInt8](bytes)) } catch {
      let fault = error as? JSONError
      let fact = fault.map { $0.path.isEmpty ? $0.fact : "\($0.path): \($0.fact)" } ?? "\(error)"
      throw FileError(
        path: path + (fault.map { ":\($0.position)" } ?? ""),
        reason: PlainText.line(fact) + "; the file was left as it is: correct it, or move it away")
    }
  }

  private static func read(_ bytes: [UInt8]) throws -> Content {
    let root = try JSONDocument(bytes, limits: JSONLimits(maximumBytes: maximumBytes)).root
    let version = try root.member("schemaVersion")
    let number = try version.integer(Int.self)
    if number != 1 { throw version.error("\(number) is no version that is read here; 1 is") }
    var unknown: JSONError?
    let content = try root.decode(Content.self, unknownKeys: { unknown = unknown ?? $0 })
    if let unknown { throw unknown }
    return content
  }

  /// Reads the file, changes what is in it, and replaces it; the folder is made where there is none.
  ///
  /// - Parameter change: Changes the content; nothing is written where it throws or changes nothing that is written.
  /// - Throws: ``FileError``, and what `change` throws; the old file is still there then.
  public func update(_ change: (inout Content) throws -> Void) throws {
    try folder.create()
    // What two processes change at once would else be lost in one of them.
    guard let lock = FileDescriptor(opening: folder.path, O_RDONLY | O_DIRECTORY) else {
      throw FileError(path: folder.path, code: errno)
    }
    defer { close(lock.number) }
    while flock(lock.number, LOCK_EX) != 0, errno == EINTR {}
    var content = try content()
    try change(&content)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(content), as: UTF8.self) + "\n"
    try AtomicFile(path: path).replace(with: text)
  }
}
