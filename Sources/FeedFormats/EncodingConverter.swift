internal import Foundation

/// Converts bytes of one encoding to UTF-8, piece by piece, with the `iconv` of the system's C library (POSIX.1-2024).
@safe final class EncodingConverter {
  // Opened once, closed once, and seen by no one else: that makes the class safe.
  private let descriptor: iconv_t
  private let name: String
  /// Bytes of a character that the last piece did not finish.
  private var rest: [UInt8] = []

  /// Opens a converter; nil when the system has none for the name.
  init?(from name: String) {
    let opened = unsafe iconv_open("UTF-8", name)
    guard let descriptor = unsafe opened, Int(bitPattern: descriptor) != -1 else { return nil }
    unsafe self.descriptor = descriptor
    self.name = name
  }

  deinit {
    unsafe iconv_close(descriptor)
  }

  /// Converts the next piece; what was converted before a fault is in the output.
  func convert(_ piece: [UInt8], isLast: Bool, into output: inout [UInt8]) throws(FeedFault) {
    var input = (rest + piece)[...]
    rest = []
    while !input.isEmpty {
      let status = step(&input, into: &output)
      if status == EINVAL { break }
      guard status == EILSEQ, let byte = input.first else { continue }
      // windows-1252 leaves five codes open; as Latin-1 they are controls, which no text needs.
      guard name == "CP1252" else { throw fault(byte) }
      input = input.dropFirst()
    }
    if isLast, let byte = input.first { throw fault(byte) }
    rest = Array(input)
  }

  private func fault(_ byte: UInt8) -> FeedFault {
    FeedFault(
      "is not in the encoding \(name) that it declares: the byte 0x\(String(byte, radix: 16, uppercase: true)) does"
        + " not belong here", wayOut: "Declare the encoding that it is really in, or convert it to UTF-8.")
  }

  /// Converts as much as one buffer takes; returns why it stopped, 0 when all is done.
  private func step(_ input: inout ArraySlice<UInt8>, into output: inout [UInt8]) -> CInt {
    var buffer = [CChar](repeating: 0, count: 16_384)
    var (left, room) = (input.count, buffer.count)
    var status: CInt = 0
    // Sound: both pointers are good for the bytes that `left` and `room` count and do not outlive the closures; `iconv`
    // reads its input only.
    unsafe input.withUnsafeBytes { bytes in
      unsafe buffer.withUnsafeMutableBufferPointer { target in
        var from = unsafe UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: CChar.self).baseAddress)
        var to = target.baseAddress
        if unsafe iconv(descriptor, &from, &left, &to, &room) == -1 { status = errno }
      }
    }
    output.append(contentsOf: buffer.dropLast(room).lazy.map { UInt8(bitPattern: $0) })
    input = input.suffix(left)
    return status
  }
}
