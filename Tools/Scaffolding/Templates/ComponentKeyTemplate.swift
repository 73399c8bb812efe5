/// The state that a component writes and others may read.
struct ComponentKeyTemplate: FileTemplate {
  var component: String
  var sceneName: String
  var key: String

  var fileName: String { "ContextKey+\(component).swift" }

  var text: String {
    """
    public import ContainerKit

    extension ContextKey<Int> {
      /// How often the page of `\(component)` has appeared.
      public static var \(key): Self {
        Self("\(sceneName)", default: 0)
      }
    }

    """
  }
}
