internal import CallLists
internal import ServiceKit

extension Container {
  /// The components, in order.
  public var components: [AnyObject] { core.objects }

  /// Whether an object is a component.
  ///
  /// - Complexity: O(1).
  public func contains(_ component: AnyObject) -> Bool { core.membership(of: component) != nil }

  /// Makes a component, adds it behind the others, and tells it of everything up to the state of the container.
  ///
  /// ```swift
  /// try container.add(ReadingProgress.init)
  /// ```
  ///
  /// - Parameters:
  ///   - make: makes the component, as its initialiser does; runs at once.
  ///   - name: what messages and profiles call it; its class by default.
  ///   - fileID: who adds it, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: the component.
  /// - Throws: ``ContainerError`` where the container is closed, its owner is not what the component needs, or the component
  ///   could not be made.
  @discardableResult
  public func add<Component: AnyObject, Owner>(
    _ make: (ComponentPlace<Owner, NoSettings>) throws -> Component, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ContainerError) -> Component {
    try add(make, settings: NoSettings(), name: name, fileID: fileID, line: line)
  }

  /// The same for a component with settings.
  @discardableResult
  public func add<Component: AnyObject, Owner, Settings>(
    _ make: (ComponentPlace<Owner, Settings>) throws -> Component, settings: Settings, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ContainerError) -> Component {
    let site = CallSite(event: "add(_:)", fileID: fileID, line: line)
    try core.checkOpen(site)
    let name = name ?? TypeName.qualified(Component.self)
    let offer = ComponentOffer(name, core, settings: settings)
    let made: Component
    do { made = try make(offer.place()) } catch { throw offer.failed(error, site) }
    try core.add(made, as: offer.membership, site)
    return made
  }

  /// Adds an object that exists behind the others, and tells it of everything up to the state of the container.
  ///
  /// A container that is added follows this one: it is never further than this one is, and its events are its own. To hand on
  /// an event, add the channel of the other container.
  ///
  /// - Parameters:
  ///   - component: an object that is not a component of this container; one that has been removed goes to the end.
  ///   - name: what messages and profiles call it; its class by default.
  ///   - fileID: who adds it, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Throws: ``ContainerError`` where it is a component already, where the container is closed, and for a container that has
  ///   another lifecycle or another parent.
  public func add(
    _ component: AnyObject, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ContainerError) {
    let name = name ?? TypeName.qualified(type(of: component))
    try core.add(
      component, as: ComponentMembership(name: name), CallSite(event: "add(_:)", fileID: fileID, line: line))
  }

  /// Removes a component: it is told, state by state, that everything is over; once this has returned nothing calls it.
  ///
  /// - Returns: false where it is no component.
  /// - Complexity: O(n) for each protocol that it is a component for.
  @discardableResult
  public func remove(_ component: AnyObject) -> Bool { core.remove(component) }
}
