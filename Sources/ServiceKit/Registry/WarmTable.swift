public import Synchronization

/// One entry of the warm table: a protocol's identity, and its box; a key of zero ends a probe.
@_documentation(visibility: internal)
@frozen
public struct WarmSlot: ~Copyable {
  @usableFromInline let key: Atomic<UInt>
  @usableFromInline let box: Atomic<UInt>

  init() {
    key = Atomic(0)
    box = Atomic(0)
  }
}

/// The services that are made, by protocol: what makes a warm lookup cheaper than a stored property.
///
/// Open addressing in one block of memory: a mask, then the slots. Slots are written once, box before key, and never
/// change, so readers need no lock. Boxes live as long as the registry. A table that has become too small is replaced;
/// the old one stays readable, since a reader may be in it.
///
/// It is public for the calls of MediatorKit, which are inlined into the caller as lookups are.
@_documentation(visibility: internal)
@safe
@frozen
public struct WarmTable: @unchecked Sendable {
  /// Where the table begins.
  public let base: UnsafeMutableRawPointer

  /// Takes over the address of a table.
  @inlinable
  public init(base: UnsafeMutableRawPointer) { unsafe self.base = base }

  @usableFromInline static var headerBytes: Int { 16 }
  /// In place of a box: there is no such service in this run.
  @inlinable public static var none: UInt { 1 }

  /// How many slots there are, less one.
  package var slotMask: UInt { mask }

  @inlinable
  var mask: UInt { unsafe base.load(as: UInt.self) }

  @inlinable
  var slots: UnsafeMutablePointer<WarmSlot> {
    unsafe (base + 16).assumingMemoryBound(to: WarmSlot.self)
  }

  /// What a lookup asks for that may hand the service to any thread.
  @inlinable
  @inline(__always)
  public static func key(_ type: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

  /// What a lookup asks for whose type does not promise that: `any P` and `any P & Sendable` have one identity, which is
  /// the address of metadata, so its lowest bit is free.
  @inlinable
  @inline(__always)
  public static func boundKey(_ type: Any.Type) -> UInt { key(type) | 1 }

  @inlinable
  @inline(__always)
  static func start(_ key: UInt, _ mask: UInt) -> UInt { (key &* 0x9E37_79B9_7F4A_7C15) &>> 32 & mask }

  /// The address of the box for a protocol; ``none``, or 0 where the table does not know.
  ///
  /// - Complexity: O(1); half of the slots are free.
  @inlinable
  @inline(__always)
  public func box(_ key: UInt) -> UInt {
    let mask = mask
    var position = Self.start(key, mask)
    while true {
      let found = unsafe slots[Int(bitPattern: position)].key.load(ordering: .acquiring)
      if found == key {
        return unsafe slots[Int(bitPattern: position)].box.load(ordering: .relaxed)
      }
      if found == 0 { return 0 }
      position = (position &+ 1) & mask
    }
  }
}

extension WarmTable {
  /// An empty table; its slots are a power of two.
  package static func make(slotCount: Int) -> WarmTable {
    let bytes = headerBytes + slotCount * MemoryLayout<WarmSlot>.stride
    let base = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    unsafe base.storeBytes(of: UInt(slotCount - 1), as: UInt.self)
    let table = unsafe WarmTable(base: base)
    for position in 0..<slotCount { unsafe (table.slots + position).initialize(to: WarmSlot()) }
    return table
  }

  /// Adds a box; only the writer that holds the registry's lock may.
  package func insert(_ key: UInt, box: UInt) {
    let mask = mask
    var position = Self.start(key, mask)
    while unsafe slots[Int(bitPattern: position)].key.load(ordering: .relaxed) != 0 {
      position = (position &+ 1) & mask
    }
    unsafe slots[Int(bitPattern: position)].box.store(box, ordering: .relaxed)
    unsafe slots[Int(bitPattern: position)].key.store(key, ordering: .releasing)
  }

  package func free() {
    for position in 0...Int(mask) { unsafe (slots + position).deinitialize(count: 1) }
    unsafe base.deallocate()
  }
}
