internal import PositionedJSON

/// What an overlay changes in a scene of the file below it.
struct SceneChange {
  enum Action {
    /// Puts an entry beside another component.
    case insert(SceneEntry, isBefore: Bool)
    case remove
    /// Puts settings in the place of those that a component has.
    case set(SceneSettings)
  }

  let action: Action
  /// The component that is there already, where the overlay names it.
  let anchor: JSONNode
  let anchorName: String
}
