internal import Synchronization

/// An adapter that was made, with a box for each of its protocols.
///
/// Who holds this holds the adapter: a store holds it for its host, a registry for the application.
final class AdapterInstance: Sendable {
  let cell: AdapterCell
  private let boxes: [(id: ObjectIdentifier, box: AnyServiceBox)]
  private let hosts: AnyHostList?
  private nonisolated(unsafe) let object: AnyObject

  init(cell: AdapterCell, object: AnyObject, faces: AdapterFaces, hosts: AnyHostList?) {
    self.cell = cell
    unsafe self.object = object
    self.hosts = hosts
    boxes = faces.boxes.map { (ObjectIdentifier($0.type), $0.box) }
    cell.liveCount.add(1, ordering: .relaxed)
  }

  deinit {
    cell.liveCount.subtract(1, ordering: .relaxed)
    cell.core?.emit(.released, cell: cell)
  }

  /// The box for one of the adapter's protocols.
  func box(_ type: Any.Type) -> AnyServiceBox? {
    let id = ObjectIdentifier(type)
    return boxes.first { $0.id == id }?.box
  }

  /// Tells the adapter about one more host; called once for each.
  ///
  /// - Throws: what the adapter's own `bind(to:)` throws.
  func bind(to host: AnyObject) throws {
    hosts?.append(host)
    if let bound = unsafe object as? any HostBound { try bound.bind(to: host) }
  }
}
