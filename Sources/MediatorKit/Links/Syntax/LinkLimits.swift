/// How much of what comes from outside is read; what is larger is refused with an error that names the limit.
public struct LinkLimits: Hashable, Sendable {
  /// The most bytes of a link, from 0.
  public var maximumBytes: Int
  /// The most path components of a link, from 0 to 256; the host counts where it is the first component.
  public var maximumComponents: Int
  /// The most query items of a link, and the most parameters of an action that is asked for by name, from 0.
  public var maximumItems: Int
  /// The most bytes of one path component, one name or one value, after decoding, from 0.
  public var maximumValueBytes: Int
  /// The most lists and objects inside one another in a value that is given by name, from 0 to 256.
  public var maximumDepth: Int

  /// Limits that links of ordinary programs stay far below.
  ///
  /// - Parameters:
  ///   - maximumBytes: the most bytes of a link, from 0.
  ///   - maximumComponents: the most path components, from 0 to 256.
  ///   - maximumItems: the most query items or parameters, from 0.
  ///   - maximumValueBytes: the most bytes of one component, name or value, after decoding, from 0.
  ///   - maximumDepth: the most lists and objects inside one another, from 0 to 256.
  public init(
    maximumBytes: Int = 8_192, maximumComponents: Int = 32, maximumItems: Int = 64, maximumValueBytes: Int = 4_096,
    maximumDepth: Int = 16
  ) {
    self.maximumBytes = max(0, maximumBytes)
    self.maximumComponents = max(0, min(maximumComponents, 256))
    self.maximumItems = max(0, maximumItems)
    self.maximumValueBytes = max(0, maximumValueBytes)
    self.maximumDepth = max(0, min(maximumDepth, 256))
  }
}
