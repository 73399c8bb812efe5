internal import CallLists
internal import ServiceKit

/// What makes the place of a component that is being made, in the type that the component's initialiser asks for.
///
/// The macro `@Component` writes `MyComponent(offer.place())`.
public final class ComponentOffer {
  let membership: ComponentMembership
  private let core: ContainerCore
  private let settings: () throws -> Any
  private let decode: ((any Decodable.Type) throws -> Any)?

  /// For settings that are there.
  init(_ name: String, _ core: ContainerCore, settings: @escaping () -> Any) {
    membership = ComponentMembership(name: name)
    self.core = core
    self.settings = settings
    decode = nil
  }

  /// For settings that are yet to be read, as the type that the component asks for.
  init(_ name: String, _ core: ContainerCore, decode: @escaping (any Decodable.Type) throws -> Any) {
    membership = ComponentMembership(name: name)
    self.core = core
    settings = { NoSettings() }
    self.decode = decode
  }

  /// The place, for an initialiser that asks for an owner and settings of certain types.
  ///
  /// - Returns: the place.
  /// - Throws: ``ContainerError`` where the container's owner is of another type, or the settings cannot be read.
  public func place<Owner, Settings>() throws -> ComponentPlace<Owner, Settings> {
    let owner = core.owner
    if Owner.self != Any.self, Owner.self != AnyObject.self, !(owner is Owner) {
      throw ContainerError.wrongOwner(
        membership.name, wanted: Owner.self, found: owner.map { type(of: $0) }, in: core.reports.name)
    }
    return ComponentPlace(membership, core.context, owner: owner, settings: try read())
  }

  private func read<Settings>() throws -> Settings {
    if let decode, let type = Settings.self as? any Decodable.Type, let read = try decode(type) as? Settings {
      return read
    }
    if let given = try settings() as? Settings { return given }
    throw ContainerError.settings(membership.name, wanted: Settings.self)
  }

  /// Ends what the component claimed before its initialiser failed.
  func failed(_ error: any Error, _ site: CallSite) -> ContainerError {
    _ = membership.end()
    return error as? ContainerError ?? .creationFailed(membership.name, error, site, in: core.reports.name)
  }
}
