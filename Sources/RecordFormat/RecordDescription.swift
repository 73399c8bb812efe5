/// What a record says about itself in words: names, place, scope.
///
/// Descriptions are constants in a section of their own, so that a tool can read them out of a built program without
/// running it, and so that the records stay small. Format, version 1, little-endian, aligned to 8 bytes:
///
/// | offset | size | content |
/// |---|---|---|
/// | 0 | 4 | the letters `SKD1` |
/// | 4 | 2 | kind, as in the record |
/// | 6 | 2 | length of the text in bytes |
/// | 8 | 8 | identity, as in the record |
/// | 16 | length | UTF-8 lines `key=value`, each ended by a line feed |
/// | | 0…7 | zero bytes up to a multiple of 8 |
///
/// A value may contain `=`; it contains no control characters. A key may occur several times (`protocol`). A reader
/// passes over keys that it does not know.
public struct RecordDescription: Equatable, Sendable {
  /// One line of the description.
  public struct Field: Equatable, Sendable {
    /// What the line is about.
    public var key: String
    /// What it says.
    public var value: String

    /// Makes a line of a key and a value.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What the record declares.
  public var kind: RecordKind
  /// The number that joins the description with its record.
  public var identity: UInt64
  /// The lines, in order.
  public var fields: [Field]

  /// Makes a description of its parts.
  public init(kind: RecordKind, identity: UInt64, fields: [Field]) {
    self.kind = kind
    self.identity = identity
    self.fields = fields
  }

  /// The first value of a key, or nil.
  public subscript(key: String) -> String? { fields.first { $0.key == key }?.value }

  /// All values of a key, in order.
  public func values(of key: String) -> [String] { fields.filter { $0.key == key }.map(\.value) }
}
