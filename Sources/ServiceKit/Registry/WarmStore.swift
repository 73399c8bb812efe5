public import Synchronization

/// The address of the table that lookups in the main registry read; 0 sends them the slow way.
@usableFromInline let mainWarmTable = Atomic<UInt>(0)

/// The writing side of a registry's ``WarmTable``: growth, and the switch between the fast and the slow way.
///
/// All members are called with the lock of the registry's state held.
struct WarmStore {
  private var table: WarmTable?
  private var retired: [WarmTable] = []
  private var boxes: [ObjectIdentifier: AnyServiceBox] = [:]
  /// Reasons to send every lookup the slow way: observers, and registries that are bound to a task.
  private var detours = 0

  /// Keeps a box for a protocol; the first one stays.
  mutating func insert(_ type: Any.Type, _ box: AnyServiceBox, into published: borrowing Atomic<UInt>) {
    let id = ObjectIdentifier(type)
    guard boxes[id] == nil else { return }
    boxes[id] = box
    var target = table ?? WarmTable.make(slotCount: 16)
    if boxes.count * 2 > Int(target.mask) {
      let larger = WarmTable.make(slotCount: (Int(target.mask) + 1) * 2)
      for (key, box) in boxes where key != id { larger.insert(UInt(bitPattern: key), box: Self.address(box)) }
      retired.append(target)
      target = larger
    }
    target.insert(UInt(bitPattern: id), box: Self.address(box))
    table = target
    publish(published)
  }

  mutating func addDetour(_ published: borrowing Atomic<UInt>) {
    detours += 1
    publish(published)
  }

  mutating func removeDetour(_ published: borrowing Atomic<UInt>) {
    detours -= 1
    publish(published)
  }

  private func publish(_ published: borrowing Atomic<UInt>) {
    let address = detours == 0 ? table.map { unsafe UInt(bitPattern: $0.base) } ?? 0 : 0
    published.store(address, ordering: .releasing)
  }

  private static func address(_ box: AnyServiceBox) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passUnretained(box.object).toOpaque())
  }

  /// Frees the tables, once nobody can read them any more.
  func free() {
    for table in retired { table.free() }
    table?.free()
  }
}
