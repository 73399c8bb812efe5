internal import PositionedJSON

/// The settings of an entry, JSON that the component decodes as a type of its own.
public struct SceneSettings: Sendable {
  /// Nil where the entry has none.
  let node: JSONNode?
  /// The entry, which is the place of what is missing where there are no settings.
  let entry: JSONNode
  let file: String
  /// Keys that the type does not know are for a newer program.
  let passesOverKeys: Bool
  let foreignType: SceneForeignType

  /// Decodes the settings.
  ///
  /// Where the entry has none, `{}` is decoded, so that a type of which everything is optional needs none.
  ///
  /// - Parameter type: what the component is set to.
  /// - Returns: the value.
  /// - Throws: ``SceneError`` with line and column of what the type refuses, or of the keys that it did not ask for; these are
  ///   passed over in a file that is newer than the program.
  public func decode<Settings: Decodable>(_ type: Settings.Type) throws -> Settings {
    var unknown: [SceneFault] = []
    let value = try decode(type, unknownKeys: { unknown.append($0) })
    if !unknown.isEmpty, !passesOverKeys { throw SceneError(faults: unknown) }
    return value
  }

  /// Decodes the settings and hands on the keys that the type did not ask for.
  func decode<Settings: Decodable>(_ type: Settings.Type, unknownKeys: (SceneFault) -> Void) throws -> Settings {
    let node = node ?? .emptyObject
    do {
      return try withoutActuallyEscaping(unknownKeys) { unknownKeys in
        try node.decode(
          type, unknownKeys: { unknownKeys(fault($0)) }, leaf: { try foreignType($0, $1.bytes) })
      }
    } catch let error as JSONError {
      throw SceneError(faults: [fault(error)])
    } catch {
      throw SceneError(faults: [fault(node.error("\(error)"))])
    }
  }

  private func fault(_ error: JSONError) -> SceneFault {
    if node != nil { return SceneFault(error, in: file) }
    return SceneFault(
      JSONError(position: entry.position, path: entry.path + ".settings", fact: error.fact), in: file)
  }
}
