import Foundation

/// The folder in which state is kept between runs.
///
/// Source: the XDG Base Directory Specification 0.8, `XDG_STATE_HOME`.
public struct StateFolder: Sendable, Hashable {
  /// The path of the folder, which need not exist.
  public let path: String

  /// Makes a description of the folder at `path`.
  public init(path: String) {
    self.path = path
  }

  /// The usual folder, or nil where the environment says of no folder where it would be.
  ///
  /// - Parameter variables: The environment; a path in it that is not absolute is passed over, as the specification asks.
  public init?(variables: [String: String]) {
    let isUsable: (String) -> Bool = { $0.hasPrefix("/") }
    let state = variables["XDG_STATE_HOME"].flatMap { isUsable($0) ? $0 : nil }
    let home = variables["HOME"].flatMap { isUsable($0) ? $0 + "/.local/state" : nil }
    guard let parent = state ?? home else { return nil }
    path = parent + "/feed-reader"
  }

  /// Makes the folder, where there is none.
  public func create() throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
      throw FileError(
        path: path, reason: "cannot be made: \(FileError.reason(Int32(truncatingIfNeeded: (cause as NSError).code)))")
    }
  }
}
