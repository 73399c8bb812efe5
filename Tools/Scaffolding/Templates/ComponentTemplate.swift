/// A component.
struct ComponentTemplate: FileTemplate {
  var name: String
  /// The name by which scenes ask for it.
  var sceneName: String
  /// The key of what it writes.
  var key: String

  var fileName: String { "\(name).swift" }

  var text: String {
    """
    import ContainerKit

    /// Counts how often its page appears; other components may read the count.
    @Component("\(sceneName)")
    final class \(name): Appearing {
      private let count: ContextWriter<Int>

      init(_ place: ComponentPlace<AnyObject, NoSettings>) throws {
        count = try place.context.claim(.\(key))
      }

      func didAppear() {
        count.value += 1
      }
    }

    """
  }
}
