internal import PositionedJSON

/// What one file says.
struct SceneDocument {
  let file: String
  /// The text is an object, so that what is missing in it is known.
  var isReadable = false
  var version: Int?
  var scenes: [(key: JSONNode, name: String, entries: [SceneEntry])] = []
  /// The changes of an overlay, by scene.
  var changes: [(key: JSONNode, scene: String, changes: [SceneChange])] = []
  /// What makes the file unusable.
  var faults: [SceneFault] = []
  /// What was passed over.
  var notices: [SceneFault] = []
}
