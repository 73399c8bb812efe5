internal import Foundation

/// Converts bytes of one encoding to UTF-8, piece by piece, with the `iconv` of the system's C library (POSIX.1-2024).
final class EncodingConverter {
  private let descriptor: iconv_t
  private let name: String
  /// Bytes of a character that the last piece did not finish.
  private var rest: [UInt8] = []

  /// Opens a converter; nil when the system has none for the name.
  init?(from name: String) {
    let opened = iconv_open("UTF-8", name)
    guard let descriptor = opened, Int(bitPattern: descriptor) != -1 else { return nil }
    self.descriptor = descriptor
    self.name = name
  }

  deinit {
    iconv_close(descriptor)
  }

  /// Converts the next piece; what was converted before a fault is in the output.
  func convert(_ input: some Collection<UInt8>, isLast: Bool, into output: inout [UInt8]) throws(FeedFault) {
    var bytes = rest + input
    rest = []
    var failure: UInt8?
    bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var source: UnsafeMutablePointer<CChar>? = base.assumingMemoryBound(to: CChar.self)
      var left = buffer.count
      while left > 0 {
        let status = step(&source, &left, into: &output)
        if status == EINVAL { break }
        guard status == EILSEQ, let at = source else { continue }
        // windows-1252 leaves five codes open; as Latin-1 they are controls, which no text needs.
        guard name == "CP1252" else {
          failure = UInt8(bitPattern: at.pointee)
          return
        }
        source = at + 1
        left -= 1
      }
      rest = Array(buffer.suffix(left))
    }
    if let byte = failure ?? (isLast ? rest.first : nil) {
      throw FeedFault(
        "is not in the encoding \(name) that it declares: the byte 0x\(String(byte, radix: 16, uppercase: true)) does"
          + " not belong here", wayOut: "Declare the encoding that it is really in, or convert it to UTF-8.")
    }
  }

  /// Converts as much as one buffer takes; returns why it stopped, 0 when all is done.
  private func step(
    _ source: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, into output: inout [UInt8]
  ) -> CInt {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
      var target = buffer.baseAddress
      var room = buffer.count
      let outcome = iconv(descriptor, &source, &left, &target, &room)
      let status = outcome == -1 ? errno : 0
      buffer.withMemoryRebound(to: UInt8.self) { bytes in
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - room)]))
      }
      return status
    }
  }
}
