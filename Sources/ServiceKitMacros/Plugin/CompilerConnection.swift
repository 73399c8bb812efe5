import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The pipe to the compiler: each message is its length (8 bytes, little-endian) and as many bytes of JSON.
///
/// The toolchain's SwiftSyntax has the message handler but not the `SwiftCompilerPlugin` module that wraps it for
/// packages, so this is that wrapper.
struct CompilerConnection: MessageConnection {
  private let input: FileHandle
  private let output: FileHandle

  /// Takes over standard input and output; what a macro prints goes to standard error.
  init() throws {
    input = FileHandle(fileDescriptor: dup(STDIN_FILENO), closeOnDealloc: true)
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    guard close(STDIN_FILENO) == 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EBADF)
    }
  }

  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let payload = try JSONEncoder().encode(message)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    try output.write(contentsOf: Data(length) + payload)
  }

  /// The next message; nil at the end of input, and for the length zero, by which some compilers say goodbye.
  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = try read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length > 0, let count = Int(exactly: length), let payload = try read(count) else { return nil }
    return try JSONDecoder().decode(type, from: payload)
  }

  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
