/// The members of one list at one time, never changed afterwards: a change of the list makes another storage.
///
/// All unsafe memory of this module is here. A synchronous dispatch reads ``Block`` without retaining anything, which is
/// sound because
/// 1. it raises the depth of ``DispatchState`` before it reads the block, and lowers it after its last use, and
/// 2. whoever replaces or drops a storage hands it to ``DispatchState/retire(_:)``, which keeps it until the depth is 0.
@usableFromInline
@safe
final class MemberStorage<P> {
  /// The addresses in a storage, to be read without a retain.
  @usableFromInline
  @unsafe
  struct Block {
    @usableFromInline let values: UnsafeMutablePointer<P>
    @usableFromInline let members: UnsafeMutablePointer<Member>
    @usableFromInline let count: Int

    @usableFromInline
    init(values: UnsafeMutablePointer<P>, members: UnsafeMutablePointer<Member>, count: Int) {
      unsafe self.values = unsafe values
      unsafe self.members = unsafe members
      unsafe self.count = count
    }
  }

  let block: Block
  /// Indexes below the count only; the storage is alive as long as it is iterated.
  var entries: [(value: P, member: Member)] {
    unsafe (0..<block.count).map { (unsafe block.values[$0], unsafe block.members[$0]) }
  }

  init(_ entries: [(value: P, member: Member)]) {
    let values = UnsafeMutablePointer<P>.allocate(capacity: entries.count)
    let members = UnsafeMutablePointer<Member>.allocate(capacity: entries.count)
    for (index, entry) in entries.enumerated() {
      unsafe (values + index).initialize(to: entry.value)
      unsafe (members + index).initialize(to: entry.member)
    }
    unsafe block = unsafe Block(values: values, members: members, count: entries.count)
  }

  deinit {
    unsafe block.values.deinitialize(count: block.count).deallocate()
    unsafe block.members.deinitialize(count: block.count).deallocate()
  }
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
      if unsafe block.members[index].isRegistered { return true }
      index &+= 1
    }
    return false
  }

  @inlinable
  var member: Member {
    precondition(unsafe index >= 0 && index < block.count, "advance() first, and stop where it returns false")
    return unsafe block.members[index]
  }

  /// The value whose turn it is, borrowed; the caller has seen `advance()` return true.
  @inlinable
  var value: P {
    @inline(__always)
    _read { yield unsafe block.values[index] }
  }
}
