/// The FNV-1a hash, in the two widths that records use.
///
/// Source: Fowler, Noll, Vo; RFC 9923. It is fixed by the format: a change would need a new record version.
public enum FNV1a {
  /// The 32-bit hash of the bytes.
  ///
  /// - Complexity: O(n).
  public static func hash32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// The 64-bit hash of the bytes.
  ///
  /// - Complexity: O(n).
  public static func hash64(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
