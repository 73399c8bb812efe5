public import Foundation

/// Reads RSS, Atom and JSON Feed; which of them it is, is told from the document itself.
///
/// A value without state: one parser may be used from several threads at once.
public struct FeedParser: Sendable {
  /// What to do with the HTML of titles and summaries.
  public enum HTMLPolicy: Sendable, Hashable {
    /// HTML becomes readable plain text; its links and images are collected.
    case readable
    /// Texts stay as they are written, markup included: **not safe to show**. For measurement.
    case untouched
  }

  /// How much is read before a document is refused or cut.
  public var limits: FeedLimits
  /// What to do with the HTML of titles and summaries.
  public var html: HTMLPolicy

  /// Makes a parser.
  public init(limits: FeedLimits = .default, html: HTMLPolicy = .readable) {
    self.limits = limits
    self.html = html
  }

  /// Parses a document in memory.
  ///
  /// - Parameters:
  ///   - data: The document as it was published, in any encoding that it declares.
  ///   - name: What errors call the document, for example its path. An `http` or `https` address is also the base of
  ///     relative links when the document itself names none.
  /// - Returns: The feed, with what was repaired in it.
  /// - Throws: What is wrong, with line and column where there is one. There is no partial outcome.
  /// - Complexity: O(n) in the bytes of the document.
  public func parse(_ data: Data, name: String) throws(FeedFormatError) -> FeedDocument {
    var rest = data
    return try parse(name: name) { most in
      defer { rest = rest.dropFirst(most) }
      return rest.prefix(most)
    }
  }

  /// Parses a document as it is read from a file or pipe, in bounded memory.
  ///
  /// - Parameters:
  ///   - handle: Where the document is read from, to its end; it is not closed.
  ///   - name: What errors call the document; see ``parse(_:name:)``.
  /// - Returns: The feed, with what was repaired in it.
  /// - Throws: What is wrong, also when reading fails or the limit of input is passed.
  /// - Complexity: O(n) in the bytes of the document; memory is bounded by the items that are kept.
  public func parse(contentsOf handle: FileHandle, name: String) throws(FeedFormatError) -> FeedDocument {
    try parse(name: name) { try handle.piece($0) }
  }

  private func parse(
    name: String, source: @escaping (_ most: Int) throws -> Data
  ) throws(FeedFormatError) -> FeedDocument {
    do throws(FeedFault) {
      let input = try DecodedInput(limit: limits.maximumBytes, source: source)
      switch try input.firstCharacter() {
      case UInt8(ascii: "{"):
        var reader = JSONFeedReader(limits: limits, html: html)
        return try reader.read(input, name: name)
      case UInt8(ascii: "<"):
        return try XMLFeedReader(input, limits: limits, html: html).read(name: name)
      case 0x1F:
        throw FeedFault("is not text; it may be compressed", wayOut: "Unpack it first, for example with gunzip.")
      case nil:
        throw FeedFault("is empty", wayOut: "Name an RSS, Atom or JSON feed.")
      default:
        throw FeedFault(
          at: TextPosition(), "is not a feed: it begins neither with “<” nor with “{”",
          wayOut: "Name an RSS, Atom or JSON feed.")
      }
    } catch {
      throw error.named(name)
    }
  }
}
