import Foundation

/// Writes to a file descriptor, completely or with the reason why not.
enum DescriptorWriting {
  /// Writes a text.
  ///
  /// - Returns: nil, or the error number of the system.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes[offset...].withUnsafeBytes { rest in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      offset += count
    }
    return nil
  }

  /// An error number in the words of the system.
  static func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
