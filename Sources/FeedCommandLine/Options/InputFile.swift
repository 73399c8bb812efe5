import FeedReader
import Foundation

/// A file that an option names.
struct InputFile {
  let path: String

  /// The bytes of the file; of one that is too large, or that never ends, one byte more than can be used.
  func contents(atMost limit: Int) throws(FileError) -> Data {
    let handle = try FileHandle.opened(path)
    defer { try? handle.close() }
    do { return try handle.read(upToCount: limit + 1) ?? Data() } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
      throw FileError(path: path, code: Int32(truncatingIfNeeded: (cause as NSError).code))
    }
  }
}
