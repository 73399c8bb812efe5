/// How much of a document is read before it is refused or cut, so that memory stays bounded whatever comes in.
public struct FeedLimits: Sendable, Equatable {
  /// The most bytes of input, from 1; nil is no limit.
  ///
  /// A longer document is refused before the rest is read.
  public var maximumBytes: Int?
  /// The most items that are kept; the rest is parsed, checked and left out with a note among the repairs.
  public var maximumItems: Int
  /// The most bytes (UTF-8) of one text, from 1; a longer one is cut with a note among the repairs.
  ///
  /// A single start tag that is longer is refused, and so is an item of a JSON feed that is eight times as long.
  public var maximumTextBytes: Int
  /// The most elements (XML) or arrays and objects (JSON) inside each other; a deeper document is refused.
  public var maximumDepth: Int

  /// Makes limits; each that is left out is the default: no limit on input, 10,000 items, 1 MiB of text, depth 200.
  public init(
    maximumBytes: Int? = nil, maximumItems: Int = 10_000, maximumTextBytes: Int = 1 << 20, maximumDepth: Int = 200
  ) {
    self.maximumBytes = maximumBytes
    self.maximumItems = maximumItems
    self.maximumTextBytes = maximumTextBytes
    self.maximumDepth = maximumDepth
  }

  /// The limits that suit feeds as they are published.
  public static let `default` = FeedLimits()
}
