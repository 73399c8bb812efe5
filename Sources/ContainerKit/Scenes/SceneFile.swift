/// The text of a scene file, or of an overlay, and the name that messages give it.
///
/// ```swift
/// let bundled = SceneFile("scenes.json") { try Data(contentsOf: bundle.url(forResource: "scenes", withExtension: "json")!) }
/// ```
public struct SceneFile: Sendable {
  /// The most bytes that a scene file may have, 1,000,000.
  public static let maximumBytes = 1_000_000

  /// What messages call it: `scenes.json`.
  public let name: String
  let contents: @Sendable () throws -> [UInt8]

  /// A file that is read when it is needed; if that fails, the error is a fault of the file.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - json: gives UTF-8; of a file that is longer than ``maximumBytes`` one byte more than that is enough.
  public init<Text: Collection<UInt8> & SendableMetatype>(
    _ name: String, json: @escaping @Sendable () throws -> Text
  ) where Text.SubSequence: SendableMetatype {
    self.name = name
    contents = { Array(try json().prefix(Self.maximumBytes + 1)) }
  }

  /// A text that is there already.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - json: UTF-8.
  public init(_ name: String, json: some Collection<UInt8>) {
    self.name = name
    let bytes = Array(json.prefix(Self.maximumBytes + 1))
    contents = { bytes }
  }
}
