import Foundation

/// What tells one file from every other, whatever names and links lead to it.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// The identity of what a path leads to; nil if there is nothing, or a device, which many may use at once.
  public init?(path: String) {
    self.init(FileStatus(path: path))
  }

  /// The identity of an open file; nil if it is not open, or a device, which many may use at once.
  public init?(of file: FileDescriptor) {
    self.init(FileStatus(of: file))
  }

  private init?(_ status: FileStatus?) {
    guard let status, status.kind != S_IFCHR, status.kind != S_IFBLK else { return nil }
    self = status.identity
  }
}
