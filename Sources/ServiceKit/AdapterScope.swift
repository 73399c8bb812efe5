/// How long an adapter lives, and who shares it.
///
/// Whatever the scope: one instance per adapter class and scope, whichever of its protocols is asked for.
public struct AdapterScope: Hashable, Sendable, Codable, CustomStringConvertible {
  private let name: String

  /// One instance per host, held by the host and gone with it.
  ///
  /// The default for an adapter that names a host.
  public static let host = AdapterScope(name: "host")
  /// One live instance, held by every host that uses it and gone with the last of them.
  public static let shared = AdapterScope(name: "shared")
  /// A service: made once and kept.
  ///
  /// The default for an adapter that names no host.
  public static let application = AdapterScope(name: "application")
  /// A new instance for each lookup; for a property marked `@Adapted`, one per property and host.
  public static let unique = AdapterScope(name: "unique")

  /// All scopes, in the order of this page.
  public static let all: [AdapterScope] = [.host, .shared, .application, .unique]

  /// The word that attributes, listings and tools use: `host`, `shared`, `application` or `unique`.
  public var description: String { name }

  private init(name: String) { self.name = name }

  /// Reads the scope's word.
  ///
  /// - Parameter decoder: what to read from.
  /// - Throws: `DecodingError` for a word that is no scope.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let scope = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' is no scope; scopes are \(Self.all.map(\.name))")
    }
    self = scope
  }

  /// Writes the scope's word.
  ///
  /// - Parameter encoder: what to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
