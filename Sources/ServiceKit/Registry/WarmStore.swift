internal import CLinkedRecords
internal import Synchronization

/// The writing side of a registry's ``WarmTable``: growth, and the switch between the fast and the slow way.
///
/// All members are called with the lock of the registry's state held.
struct WarmStore {
  private var table: WarmTable?
  private var retired: [WarmTable] = []
  /// By key; nil for a service of which there is none in this run.
  private var boxes: [UInt: AnyServiceBox?] = [:]
  /// Reasons to send every lookup the slow way: observers.
  private var detours = 0
  /// Registries that are bound to a task: lookups in the main registry must look at the task first.
  private var scopes = 0

  /// Keeps the answer for a key of ``WarmTable``; the first one stays.
  mutating func insert(_ key: UInt, _ box: AnyServiceBox?) {
    guard boxes[key] == nil else { return }
    boxes[key] = .some(box)
    var target = table ?? WarmTable.make(slotCount: 16)
    if boxes.count * 2 > Int(target.mask) {
      let larger = WarmTable.make(slotCount: (Int(target.mask) + 1) * 2)
      for (other, box) in boxes where other != key { larger.insert(other, box: Self.address(box)) }
      retired.append(target)
      target = larger
    }
    target.insert(key, box: Self.address(box))
    table = target
  }

  mutating func addDetour() { detours += 1 }
  mutating func removeDetour() { detours -= 1 }
  mutating func addScope() { scopes += 1 }
  mutating func removeScope() { scopes -= 1 }

  /// The address of the table that lookups may read now; 0 sends them the slow way.
  var address: UInt { detours == 0 ? table.map { unsafe UInt(bitPattern: $0.base) } ?? 0 : 0 }
  /// The same for lookups that have not looked at the task.
  var addressForAnyTask: UInt { scopes == 0 ? address : 0 }

  private static func address(_ box: AnyServiceBox?) -> UInt {
    box.map { unsafe UInt(bitPattern: Unmanaged.passUnretained($0.object).toOpaque()) } ?? WarmTable.none
  }

  /// Frees the tables, once nobody can read them any more.
  func free() {
    for table in retired { table.free() }
    table?.free()
  }
}
