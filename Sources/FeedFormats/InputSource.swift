internal import Foundation

/// Where the bytes of a document come from; counts them and refuses more than the limit.
struct InputSource {
  private let next: (Int) throws -> Data
  private let limit: Int?
  private var count = 0

  init(_ data: Data, limit: Int?) {
    var offset = data.startIndex
    self.limit = limit
    next = { most in
      let end = min(data.endIndex, offset + most)
      defer { offset = end }
      return data[offset..<end]
    }
  }

  init(_ handle: FileHandle, limit: Int?) {
    self.limit = limit
    next = { most in try handle.read(upToCount: most) ?? Data() }
  }

  /// The next bytes, at most so many as asked for; empty at the end.
  mutating func read(_ most: Int) throws(FeedFault) -> Data {
    let data: Data
    do {
      data = try next(most)
    } catch {
      let reason = (error as NSError).code == CocoaError.fileReadNoPermission.rawValue ? "may not" : "cannot"
      throw FeedFault("\(reason) be read", wayOut: "Name a file that can be read; a folder is none.")
    }
    count += data.count
    if let limit, count > limit {
      throw FeedFault(
        "is larger than the limit of \(limit) bytes",
        wayOut: "Raise the limit, or ask the feed's publisher for a shorter feed.")
    }
    return data
  }
}
