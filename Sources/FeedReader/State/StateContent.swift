/// What a file in the state folder has in it.
///
/// A file with keys that the type does not have is refused: to write it again would lose them.
public protocol StateContent: Codable, SendableMetatype {
  /// The name of the file.
  static var fileName: String { get }

  /// The version of the form, 1.
  var schemaVersion: Int { get }

  /// What there is before the first file.
  init()
}
