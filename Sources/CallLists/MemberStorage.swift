/// The members of one list at one time, never changed afterwards: a change of the list makes another storage.
///
/// All unsafe memory of this module is here. A synchronous dispatch reads ``Block`` without retaining anything, which is
/// sound because
/// 1. it raises the depth of ``DispatchState`` before it reads the block, and lowers it after its last use, and
/// 2. whoever replaces or drops a storage hands it to ``DispatchState/retire(_:)``, which keeps it until the depth is 0.
@usableFromInline
@safe
final class MemberStorage<P> {
  @usableFromInline
  struct Entry {
    @usableFromInline let value: P
    @usableFromInline let member: Member
  }

  /// The addresses in a storage, to be read without a retain.
  @usableFromInline
  @unsafe
  struct Block {
    @usableFromInline let start: UnsafeMutablePointer<Entry>
    @usableFromInline let count: Int
  }

  let block: Block

  init(_ entries: [Entry]) {
    let start = UnsafeMutablePointer<Entry>.allocate(capacity: entries.count)
    for (index, entry) in entries.enumerated() { unsafe (start + index).initialize(to: entry) }
    unsafe block = unsafe Block(start: start, count: entries.count)
  }

  /// The members of a storage, and more behind them; copied as a whole, which is many times quicker than one by one.
  init(_ old: MemberStorage, adding entries: [Entry]) {
    let start = UnsafeMutablePointer<Entry>.allocate(capacity: old.count + entries.count)
    unsafe start.initialize(from: old.block.start, count: old.count)
    for (index, entry) in entries.enumerated() { unsafe (start + old.count + index).initialize(to: entry) }
    unsafe block = unsafe Block(start: start, count: old.count + entries.count)
  }

  /// The members of a storage but one.
  init(_ old: MemberStorage, without index: Int) {
    precondition(index >= 0 && index < old.count, "No such member")
    let start = UnsafeMutablePointer<Entry>.allocate(capacity: old.count - 1)
    unsafe start.initialize(from: old.block.start, count: index)
    unsafe (start + index).initialize(from: old.block.start + index + 1, count: old.count - index - 1)
    unsafe block = unsafe Block(start: start, count: old.count - 1)
  }

  deinit { unsafe block.start.deinitialize(count: block.count).deallocate() }

  var count: Int { unsafe block.count }

  subscript(index: Int) -> Entry {
    precondition(index >= 0 && index < count, "No such member")
    return unsafe block.start[index]
  }

  /// Where a member is.
  func index(of member: Member) -> Int? { (0..<count).first { unsafe block.start[$0].member === member } }

  var entries: [Entry] { (0..<count).map { self[$0] } }
}

/// A pass over a storage's members, in order; in its scope the depth is raised, so that the memory stays.
@usableFromInline
@safe
struct MemberPass<P> {
  @usableFromInline let block: MemberStorage<P>.Block
  @usableFromInline let state: DispatchState
  /// How many removals there had been; while there are no more, no member needs to be asked.
  @usableFromInline let removals: UInt
  /// The member whose turn it is; before the first and after the last it is none.
  @usableFromInline var index = -1

  @inlinable @inline(__always)
  init(_ list: CallList<P>) {
    unsafe block = unsafe list.block
    state = list.state
    removals = list.state.removals
  }

  /// Goes to the next member that is still registered; false after the last.
  @inlinable @inline(__always)
  mutating func advance() -> Bool {
    index &+= 1
    while unsafe index < block.count {
      if state.removals == removals { return true }
      if unsafe block.start[index].member.isRegistered { return true }
      index &+= 1
    }
    return false
  }

  /// The member whose turn it is; the caller has seen `advance()` return true.
  @inlinable
  var member: Member { unsafe block.start[index].member }

  /// Its value, borrowed; the same holds.
  @inlinable
  var value: P {
    @inline(__always)
    _read { yield unsafe block.start[index].value }
  }
}
