internal import CallLists
internal import ServiceKit

/// What makes the place of a component that is being made, in the type that the component's initialiser asks for.
///
/// The macro `@Component` writes `MyComponent(offer.place())`.
public final class ComponentOffer {
  let membership: ComponentMembership
  /// Nil where only the settings are tried.
  private let core: ContainerCore?
  private let settings: Any?
  private let decode: (any Decodable.Type) throws -> Any

  /// For settings that are there.
  init(_ name: String, _ core: ContainerCore, settings: Any) {
    membership = ComponentMembership(name: name)
    self.core = core
    self.settings = settings
    decode = { _ in NoSettings() }
  }

  /// For settings that are yet to be read, as the type that the component asks for.
  init(_ name: String, _ core: ContainerCore?, decode: @escaping (any Decodable.Type) throws -> Any) {
    membership = ComponentMembership(name: name)
    self.core = core
    settings = nil
    self.decode = decode
  }

  /// The settings could be read, and nothing is to be made.
  struct Tried: Error {}

  /// The place, for an initialiser that asks for an owner and settings of certain types.
  ///
  /// - Returns: the place.
  /// - Throws: ``ContainerError`` where the container's owner is of another type, or the settings cannot be read.
  public func place<Owner, Settings>() throws -> ComponentPlace<Owner, Settings> {
    guard let core else {
      _ = try read() as Settings
      throw Tried()
    }
    let owner = core.owner
    if Owner.self != Any.self, Owner.self != AnyObject.self, !(owner is Owner) {
      throw ContainerError.wrongOwner(
        membership.name, wanted: Owner.self, found: owner.map { type(of: $0) }, in: core.reports.name)
    }
    return ComponentPlace(membership, core.context, owner: owner, settings: try read())
  }

  private func read<Settings>() throws -> Settings {
    if let settings = settings as? Settings { return settings }
    guard let type = Settings.self as? any Decodable.Type, let read = try decode(type) as? Settings else {
      throw ContainerError.settings(membership.name, wanted: Settings.self)
    }
    return read
  }

  /// Ends what the component claimed before its initialiser failed.
  func failed(_ error: any Error, _ site: CallSite) -> ContainerError {
    membership.end()
    if let error = error as? ContainerError { return error }
    if let error = error as? SceneError { return .settings(membership.name, error) }
    let container = core?.reports.name ?? "a container"
    return .creationFailed(membership.name, error, site, in: container)
  }
}
