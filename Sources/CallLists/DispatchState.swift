/// What the lists of one roster share during dispatches.
///
/// Lists hold it, and never the roster, which holds the lists: so there is no cycle.
@usableFromInline
final class DispatchState {
  /// How many dispatches may be inside one another.
  static let depthLimit = 64

  /// How many synchronous dispatches are running, inside one another.
  @usableFromInline @safe @exclusivity(unchecked) var depth = 0
  /// The depth that may be reached; 0 after it has been, until the outermost dispatch has ended.
  @usableFromInline @safe @exclusivity(unchecked) var limit = DispatchState.depthLimit
  @usableFromInline @safe @exclusivity(unchecked) private(set) var removals: UInt = 0
  /// Whether there is work for the end of a dispatch.
  @usableFromInline @safe @exclusivity(unchecked) private(set) var hasPendingWork = false
  @usableFromInline @safe @exclusivity(unchecked) var monitor: (any CallMonitor)?
  /// The member whose call is running, where calls are measured; who sends meanwhile is it.
  @usableFromInline var running: AnyObject?
  private let sink: (CallListError) -> Void
  private let naming: (AnyObject) -> String?
  private var posts: [() -> Void] = []
  private var retired: [AnyObject] = []
  /// The refused dispatch and those around it, as far as they have ended.
  private var chain: [CallSite] = []
  private var isDraining = false

  init(report: @escaping (CallListError) -> Void, naming: @escaping (AnyObject) -> String?) {
    sink = report
    self.naming = naming
  }

  /// Begins a dispatch; false, and nothing is begun, where it would be too deep.
  @inlinable @inline(__always)
  func enter(_ site: @autoclosure () -> CallSite) -> Bool {
    if depth >= limit, depth > 0 {
      refuse(site())
      return false
    }
    depth &+= 1
    return true
  }

  /// Ends a dispatch.
  @inlinable @inline(__always)
  func leave(_ site: @autoclosure () -> CallSite) {
    depth &-= 1
    if hasPendingWork { finish(site()) }
  }

  /// Only the first of a run of refusals is kept: with two members that send, there would be 2 to the 64th.
  @inline(never) @usableFromInline
  func refuse(_ site: CallSite) {
    guard limit > 0 else { return }
    limit = 0
    chain = [site]
    hasPendingWork = true
  }

  @inline(never) @usableFromInline
  func finish(_ site: CallSite) {
    // The chain is written down while the stack unwinds, so that a dispatch that is not too deep pays nothing for it.
    if !chain.isEmpty { chain.append(site) }
    guard depth == 0 else { return }
    if let innermost = chain.first {
      let error = CallListError(kind: .tooDeep(chain: chain), site: innermost)
      chain = []
      limit = Self.depthLimit
      report(error)
    }
    drain()
  }

  /// Runs posts until there are none; those that are posted meanwhile wait for their turn here, not in a recursion.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while !posts.isEmpty || !retired.isEmpty {
      let batch = posts
      posts = []
      release()
      for post in batch {
        post()
        release()
      }
    }
    isDraining = false
    hasPendingWork = false
  }

  /// The deinits that this runs find everything consistent, and may send, add and remove.
  private func release() {
    let storages = retired
    retired = []
    withExtendedLifetime(storages) {}
  }

  func post(_ body: @escaping () -> Void) {
    guard depth > 0 || isDraining else { return body() }
    posts.append(body)
    hasPendingWork = true
  }

  /// Keeps what a running dispatch may be using, a storage or an object that was removed, until the outermost has ended.
  func retire(_ object: AnyObject) {
    guard depth > 0 else { return }
    retired.append(object)
    hasPendingWork = true
  }

  func countRemoval() { removals &+= 1 }

  func report(_ error: CallListError) { sink(error) }

  /// What errors call a member.
  func name(of member: Member) -> String { member.object.flatMap(naming) ?? String(reflecting: member.type) }

  @inline(never) @usableFromInline
  func report(_ error: any Error, from member: Member, _ site: CallSite) {
    report(CallListError(kind: .memberThrew(member: name(of: member), error: error), site: site))
  }
}
