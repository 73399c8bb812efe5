internal import CallLists
public import ServiceKit

extension Container {
  /// Adds the components of a scene, in order; those behind a gate only where it is open.
  ///
  /// Each experiment is asked once for a container, which is one exposure, also where several scenes are loaded. A component that
  /// cannot be made, or whose settings cannot be read, is reported, and the others are added. Where a component closes the
  /// container, that is reported, and the rest is left out. A component that is in two scenes is made twice where both are
  /// loaded.
  ///
  /// - Parameters:
  ///   - scene: what is to be added.
  ///   - catalog: where the names are looked up.
  ///   - fileID: who adds them, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Throws: ``ContainerError`` where the container is closed, and for a name that is unknown or stands for two components;
  ///   then nothing was added.
  public func load(
    _ scene: Scene, from catalog: ComponentCatalog = .linked, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(ContainerError) {
    let site = CallSite(event: "load(_:from:)", fileID: fileID, line: line)
    if isClosed { throw .closed(core.reports.name, site) }
    var linked: [(component: LinkedComponent, entry: SceneEntry)] = []
    for entry in scene.entries { linked.append((try catalog.component(named: entry.component), entry)) }
    for (component, entry) in linked {
      // A component may close the container; the rest is then one report, and no exposure.
      if isClosed { return core.reports.send(.closed(core.reports.name, site)) }
      guard core.isOpen(entry.gate) else { continue }
      do throws(ContainerError) {
        try core.make(component, site) { type in try entry.settings.decode(type) }
      } catch { core.reports.send(error) }
    }
  }
}

extension ContainerCore {
  /// Whether a component with this gate is in, asked once for the container.
  func isOpen(_ gate: SceneGate?) -> Bool {
    guard let gate else { return true }
    let arm = arms[gate.experiment] ?? Experiments.variant(of: gate.experiment)
    arms[gate.experiment] = arm
    return arm == gate.arm
  }
}

extension SceneVocabulary {
  /// Says what a program knows: the components that are linked into it, each with the type of its settings.
  ///
  /// - Parameters:
  ///   - version: the newest version of scene files that the program knows, from 1.
  ///   - catalog: the components.
  ///   - experiments: the experiments that gates may name.
  ///   - scenes: the scenes that the program asks for; nil for any.
  ///   - foreignType: makes values of types that need a decoder of their own.
  public init(
    version: Int = 1, catalog: ComponentCatalog, experiments: [ExperimentKey] = [], scenes: [String]? = nil,
    foreignType: @escaping SceneForeignType = { _, _ in nil }
  ) {
    self.init(
      version: version, components: catalog.components.map(SceneComponent.init), experiments: experiments,
      scenes: scenes, foreignType: foreignType)
  }
}

extension SceneComponent {
  /// A linked component, whose settings are tried without making it.
  fileprivate init(_ linked: LinkedComponent) {
    self.init(linked.name) { settings, unknownKeys in
      try withoutActuallyEscaping(unknownKeys) { unknownKeys in
        let offer = ComponentOffer(linked.name, nil) { type in try settings.decode(type, unknownKeys: unknownKeys) }
        // The factory asks for the place first, and that ends it.
        do { _ = try linked.declaration.make(offer) } catch is ComponentOffer.Tried {}
      }
    }
  }
}
