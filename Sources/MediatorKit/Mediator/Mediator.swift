internal import ServiceKit
public import Synchronization

/// Brings actions to their handlers.
///
/// Modules send actions and handle them, and know nothing of one another: who sends imports the API target that declares
/// the action, who handles marks a function with `@Handles`, and the handlers that are linked into the program are found
/// when an action is first sent. Nothing is registered at launch.
///
/// A mediator may be used from any thread and any actor.
public final class Mediator: Sendable {
  /// The address of the table of composed handlers; 0 while there is none.
  @usableFromInline let table = Atomic<UInt>(0)
  /// Stands for the mediator in calls.
  @usableFromInline let id: UInt32
  /// How many observers it has, so that telling an event costs nothing where there are none.
  @usableFromInline let observerCount = Atomic<Int>(0)
  let core: MediatorCore
  /// The mediator that this one is a scope of; nil for one that stands for itself.
  public let parent: Mediator?

  /// The mediator of the program, with all handlers that are linked into it.
  public static let main = Mediator(only: nil, id: 0)

  /// Makes a mediator with the handlers of some modules, for executables that link several products, as test bundles do.
  ///
  /// - Parameter modules: the names of the modules whose handlers count; none for a mediator that has only what
  ///   `handle` adds.
  public convenience init(modules: some Sequence<String>) {
    self.init(only: Set(modules), id: MediatorDirectory.nextID())
    MediatorDirectory.add(self)
  }

  private init(only modules: Set<String>?, id: UInt32) {
    self.id = id
    core = MediatorCore(modules: modules)
    parent = nil
  }

  init(scopeOf parent: Mediator) {
    id = MediatorDirectory.nextID()
    core = MediatorCore(scopeOf: parent.core)
    self.parent = parent
    MediatorDirectory.add(self)
    parent.core.scopes.add(self)
  }

  deinit {
    MediatorDirectory.remove(id)
    parent?.core.scopes.remove(id)
    core.free()
  }
}
