internal import Synchronization

/// An adapter that was made, with a box for each of its protocols.
///
/// Who holds this holds the adapter: a store holds it for its host, a registry for the application.
final class AdapterInstance: Sendable {
  let cell: AdapterCell
  /// Observers may learn that the instance is let go of, since they learnt that it was made.
  let isAnnounced = Atomic<Bool>(false)
  private let boxes: [(id: ObjectIdentifier, box: AnyServiceBox)]
  private nonisolated(unsafe) let hostLists: [AnyHostList]
  private nonisolated(unsafe) let object: AnyObject
  /// Who is told when the last host has let go, and what the host is.
  private nonisolated(unsafe) var watch: (watch: LeakWatch, host: Any.Type)?

  init(cell: AdapterCell, object: AnyObject, faces: AdapterFaces, hostLists: [AnyHostList]) {
    self.cell = cell
    unsafe self.object = object
    unsafe self.hostLists = hostLists
    boxes = faces.boxes.map { (ObjectIdentifier($0.type), $0.box) }
    cell.liveCount.add(1, ordering: .relaxed)
  }

  deinit {
    cell.liveCount.subtract(1, ordering: .relaxed)
    if let (watch, host) = unsafe watch { unsafe watch.note(object, cell, host: host) }
    if isAnnounced.load(ordering: .relaxed) { cell.core?.emit(.released, cell: cell) }
  }

  /// Tells a watch when the last host has let go of the adapter, unless it belongs to no host or stands in for another.
  func watch(by watch: LeakWatch, host: Any.Type) {
    guard cell.declaration.scope != .application, cell.position >= 0 else { return }
    withStripe(of: self) { unsafe self.watch = (watch, host) }
  }

  /// The box for one of the adapter's protocols.
  func box(_ type: Any.Type) -> AnyServiceBox? { box(ObjectIdentifier(type)) }

  /// The box for one of the adapter's protocols, by the protocol's identity.
  func box(_ id: ObjectIdentifier) -> AnyServiceBox? { boxes.first { $0.id == id }?.box }

  /// Tells the adapter about one more host; called once for each.
  ///
  /// - Throws: ``AdapterError`` where the adapter's own `bind(to:)` throws.
  func bind(to host: AnyObject) throws {
    for list in unsafe hostLists { list.append(host) }
    guard let bound = unsafe object as? any HostBound else { return }
    do { try bound.bind(to: host) } catch {
      throw AdapterError.bindingFailed(cell, host: type(of: host), error)
    }
  }
}
