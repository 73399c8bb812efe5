internal import CallLists

extension Container {
  /// Makes components by their names, as `@Component` gives them, and adds them in this order.
  ///
  /// - Parameters:
  ///   - names: the names; one that is unknown is found before any component is made.
  ///   - catalog: where they are looked up.
  ///   - fileID: who adds them, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Throws: ``ContainerError`` for a name that is unknown, with near names, or stands for two components; and what
  ///   ``add(_:name:fileID:line:)`` throws. The components before the one that failed stay.
  public func add(
    named names: [String], from catalog: ComponentCatalog = .linked, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ContainerError) {
    var linked: [LinkedComponent] = []
    for name in names { linked.append(try catalog.component(named: name)) }
    let site = CallSite(event: "add(named:from:)", fileID: fileID, line: line)
    for component in linked { try core.make(component, site) { _ in NoSettings() } }
  }
}

extension ContainerCore {
  /// Makes a linked component, and adds it.
  ///
  /// - Throws: ``ContainerError``, also for what the component's initialiser throws.
  @discardableResult
  func make(
    _ component: LinkedComponent, _ site: CallSite, settings: @escaping (any Decodable.Type) throws -> Any
  ) throws(ContainerError) -> AnyObject {
    try checkOpen(site)
    if let wanted = component.declaration.isolation, wanted !== isolation {
      throw .belongsToMainActor(component, in: self)
    }
    let offer = ComponentOffer(component.name, self, decode: settings)
    let made: AnyObject
    do { made = try component.declaration.make(offer) } catch { throw offer.failed(error, site) }
    try add(made, as: offer.membership, site)
    return made
  }
}
