public import FeedFormats
import Foundation

/// A place that a feed is read from.
public enum FeedSource: Sendable, Hashable {
  /// The feed that is built into the program.
  case bundled

  /// Standard input, to its end.
  case input

  /// A file, by its path.
  case file(String)

  /// The source that a command line names: `-` is standard input, everything else a path.
  public init(argument: String) {
    self = argument == "-" ? .input : .file(argument)
  }

  /// What messages and pages call the source, safe to print.
  public var name: String {
    switch self {
    case .bundled: "bundled feed"
    case .input: "standard input"
    case .file(let path): PlainText.line(path)
    }
  }

  /// The file that the source is, or nil when it is none.
  public var fileIdentity: FileIdentity? {
    switch self {
    case .bundled: nil
    case .input: FileIdentity(of: FileDescriptor(STDIN_FILENO))
    case .file(let path): FileIdentity(path: path)
    }
  }

  /// Reads and parses the feed in bounded memory.
  ///
  /// - Parameter limits: How much is read before the feed is refused.
  /// - Returns: The feed, with what was repaired in it.
  /// - Throws: ``FileError`` if there is nothing to read, `FeedFormatError` if what is there is no feed.
  /// - Complexity: O(*n*) in the bytes of the feed.
  public func document(limits: FeedLimits) throws -> FeedDocument {
    let parser = FeedParser(limits: limits)
    switch self {
    case .bundled:
      return try parser.parse(Data(BundledFeed.text.utf8), name: name)
    case .input:
      return try parser.parse(
        contentsOf: FileHandle(fileDescriptor: STDIN_FILENO, closeOnDealloc: false), name: name)
    case .file(let path):
      let handle = try FileHandle.opened(path)
      defer { try? handle.close() }
      return try parser.parse(contentsOf: handle, name: name)
    }
  }
}
