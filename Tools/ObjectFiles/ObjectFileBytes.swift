/// The bytes of a file, which are read in parts.
package protocol ObjectFileBytes {
  /// How many there are.
  var size: UInt64 { get }

  /// Some of them.
  ///
  /// - Parameters:
  ///   - offset: where they begin.
  ///   - count: how many; `offset + count` is at most ``size``.
  /// - Returns: exactly as many.
  /// - Throws: that they cannot be read.
  /// - Complexity: O(`count`).
  func bytes(at offset: UInt64, count: Int) throws(ObjectFileError) -> [UInt8]
}

extension [UInt8]: ObjectFileBytes {
  package var size: UInt64 { UInt64(count) }

  package func bytes(at offset: UInt64, count: Int) throws(ObjectFileError) -> [UInt8] {
    Array(self[Int(offset)..<Int(offset) + count])
  }
}
