/// How much of what comes from outside is read; what is larger is refused with an error that names the limit.
///
/// A limit that is set outside its range is moved to the nearest end of it.
public struct LinkLimits: Hashable, Sendable {
  /// The most bytes of a link, from 0 to 1,000,000,000.
  public var maximumBytes: Int { didSet { maximumBytes = maximumBytes.clamped(to: Self.counts) } }
  /// The most path components of a link, from 0 to 256; the host counts where it is the first component.
  public var maximumComponents: Int { didSet { maximumComponents = maximumComponents.clamped(to: Self.depths) } }
  /// The most query items of a link, and the most parameters of an action that is asked for by name, from 0 to
  /// 1,000,000,000.
  public var maximumItems: Int { didSet { maximumItems = maximumItems.clamped(to: Self.counts) } }
  /// The most bytes of one path component, one name or one value, after decoding, from 0 to 1,000,000,000.
  public var maximumValueBytes: Int { didSet { maximumValueBytes = maximumValueBytes.clamped(to: Self.counts) } }
  /// The most lists and objects inside one another in a value that is given by name, from 0 to 256.
  public var maximumDepth: Int { didSet { maximumDepth = maximumDepth.clamped(to: Self.depths) } }

  private static var counts: ClosedRange<Int> { 0...1_000_000_000 }
  private static var depths: ClosedRange<Int> { 0...256 }

  /// Limits that links of ordinary programs stay far below.
  ///
  /// - Parameters:
  ///   - maximumBytes: the most bytes of a link, from 0 to 1,000,000,000.
  ///   - maximumComponents: the most path components, from 0 to 256.
  ///   - maximumItems: the most query items or parameters, from 0 to 1,000,000,000.
  ///   - maximumValueBytes: the most bytes of one component, name or value, after decoding, from 0 to 1,000,000,000.
  ///   - maximumDepth: the most lists and objects inside one another, from 0 to 256.
  public init(
    maximumBytes: Int = 8_192, maximumComponents: Int = 32, maximumItems: Int = 64, maximumValueBytes: Int = 4_096,
    maximumDepth: Int = 16
  ) {
    self.maximumBytes = maximumBytes.clamped(to: Self.counts)
    self.maximumComponents = maximumComponents.clamped(to: Self.depths)
    self.maximumItems = maximumItems.clamped(to: Self.counts)
    self.maximumValueBytes = maximumValueBytes.clamped(to: Self.counts)
    self.maximumDepth = maximumDepth.clamped(to: Self.depths)
  }
}

extension Comparable {
  /// The nearest value in a range.
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
