/// The late adapters that were reported: each registry of the process finds them, one tells.
enum LateRivals {
  private struct Rival: Hashable {
    var adapter: ObjectIdentifier
    var identity: UInt64
    var image: String?
    var type: ObjectIdentifier
  }

  private static let reported = Guarded<Set<Rival>>([])

  /// Nobody has reported this adapter of a late image as a rival for the protocol.
  static func isNew(_ cell: AdapterCell, _ type: ObjectIdentifier) -> Bool {
    let rival = Rival(
      adapter: ObjectIdentifier(cell.declaration.adapter), identity: cell.identity, image: cell.imageName, type: type)
    return reported.withLock { $0.insert(rival).inserted }
  }
}
