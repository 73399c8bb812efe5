/// The record of a component, and what its accessor calls.
///
/// The macro `@Component` writes all this. By hand, without macros, a component is one constant beside the class:
///
/// ```swift
/// enum BookmarksRecord {
///   @section("sk_records") @used
///   private static let record: ComponentRecord.Layout = (
///     1, 3, 0, 0, { out in unsafe ComponentRecord.declare(out, "bookmarks") { try Bookmarks($0.place()) } }
///   )
/// }
/// ```
///
/// The numbers are the version (1), the kind (3, a component), the hint (0: not known) and the identity (0: no description).
/// On Apple platforms the section is `__DATA_CONST,__sk_records`. The type must not be generic.
public enum ComponentRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Makes a component.
  public typealias Factory = @MainActor @Sendable (ComponentOffer) throws -> AnyObject

  /// Called by the accessor that `@Component` writes.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - name: the component's name.
  ///   - type: the class.
  ///   - isolation: the factory, in the form that knows which actor it belongs to.
  ///   - factory: the factory; a class of a global actor other than the main actor does not compile here.
  @_documentation(visibility: internal)
  public static func write(
    _ out: UnsafeMutableRawPointer, _ name: String, _ type: Any.Type,
    _ isolation: @isolated(any) (ComponentOffer) throws -> AnyObject, _ factory: @escaping Factory
  ) {
    unsafe out.initializeMemory(
      as: ComponentDeclaration.self,
      to: ComponentDeclaration(name: name, type: type, isolation: isolation.isolation, factory: factory))
  }

  /// Declares a component; called by the accessor of a record that is written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - name: the component's name.
  ///   - make: makes the component, in the isolation of the container.
  public static func declare<Component: AnyObject>(
    _ out: UnsafeMutableRawPointer, _ name: String, _ make: @escaping @Sendable (ComponentOffer) throws -> Component
  ) {
    unsafe out.initializeMemory(
      as: ComponentDeclaration.self,
      to: ComponentDeclaration(name: name, type: Component.self, isolation: nil, factory: { try make($0) }))
  }
}

/// What the accessor of a component's record writes.
struct ComponentDeclaration: Sendable {
  var name: String
  var type: Any.Type
  /// The actor that the factory belongs to: nil, or the main actor.
  var isolation: (any Actor)?
  /// Its static type says "main actor"; where ``isolation`` is nil it belongs to none, see ``make(_:)``.
  var factory: ComponentRecord.Factory

  /// Runs the factory on the current thread.
  ///
  /// The caller has checked the isolation.
  ///
  /// A synchronous function is called in the same way whatever its isolation; the type only says who may call it.
  func make(_ offer: ComponentOffer) throws -> AnyObject {
    typealias Unisolated = @Sendable (ComponentOffer) throws -> AnyObject
    return try unsafe unsafeBitCast(factory, to: Unisolated.self)(offer)
  }
}
