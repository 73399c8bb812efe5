/// One component in one container: its name, how far it has been told, and what ends with it.
final class ComponentMembership {
  /// The name for messages and profiles: the registered one, else the class.
  private(set) var name: String
  /// The component; nil while it is being made, and once it has gone.
  private(set) var object: AnyObject?
  /// How many steps of the lifecycle it has been told of.
  var level = 0
  /// It has been removed, or was never added, and gets nothing any more.
  private var hasEnded = false
  private var resources: [Resource] = []

  private struct Resource {
    weak var object: (any ComponentResource)?
  }

  init(name: String) { self.name = name }

  func begin(_ object: AnyObject) { self.object = object }

  /// Keeps track of a resource, which somebody else holds.
  ///
  /// A component that has gone gets none.
  func own(_ resource: any ComponentResource) {
    guard !hasEnded else { return resource.end() }
    resources.removeAll { $0.object == nil }
    resources.append(Resource(object: resource))
  }

  /// Ends the resources, last first, and lets go of the component.
  ///
  /// - Returns: the component, so that the caller decides when its deinit may run.
  @discardableResult
  func end() -> AnyObject? {
    hasEnded = true
    defer { object = nil }
    while let last = resources.popLast() { last.object?.end() }
    return object
  }
}
