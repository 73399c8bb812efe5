internal import Synchronization

/// Collects the adapters that their hosts have let go of, to see which of them somebody else keeps alive.
package final class LeakWatch: Sendable {
  private struct Suspect {
    weak var object: AnyObject?
    let cell: AdapterCell
    let host: Any.Type

    /// Worked out for those only that are reported.
    var description: String { AdapterError.outlived(cell, host: host).description }
  }

  private let suspects = Guarded<[Suspect]>([])
  /// How long a suspect may live on before it is reported, where it is.
  private let patience: Duration?
  private let isWaiting = Atomic<Bool>(false)

  /// A watch that is asked.
  package init() { patience = nil }

  /// A watch that reports on its own, to ``AdapterReports``.
  init(patience: Duration) { self.patience = patience }

  /// What each of the adapters that are alive still is, and where it was declared.
  package var leaks: [String] { suspects.withLock { $0 }.filter { $0.object != nil }.map(\.description) }

  /// Takes note of an adapter that its host has let go of.
  func note(_ object: AnyObject, _ cell: AdapterCell, host: Any.Type) {
    let suspect = Suspect(object: object, cell: cell, host: host)
    suspects.withLock { $0.append(suspect) }
    guard let patience, isWaiting.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged else {
      return
    }
    Task.detached { [self] in
      try? await Task.sleep(for: patience)
      isWaiting.store(false, ordering: .relaxed)
      report()
    }
  }

  private func report() {
    var taken: [Suspect] = []
    suspects.withLock { swap(&taken, &$0) }
    for suspect in taken where suspect.object != nil { AdapterReports.report(suspect.description) }
  }
}

extension AdapterRegistry {
  /// Adapters that outlive their host are reported to ``AdapterReports``, with class, file and line.
  ///
  /// An adapter belongs to its hosts; who keeps one beyond them, in a closure for example, keeps something that works for
  /// nobody. One is reported that is alive a second after its last host let it go. Counts for adapters that hosts of this
  /// registry come to hold from then on, and costs a little for each; false unless it is set.
  public var reportsLeaks: Bool {
    get { core.state.withLock { $0.leakWatch != nil } }
    nonmutating set { core.watch(newValue ? LeakWatch(patience: AdapterReports.leakPatience) : nil) }
  }

  /// A registry with the same bindings and instances of its own, whose adapters a watch is told of.
  package func watched(by watch: LeakWatch) -> AdapterRegistry {
    let registry = overriding([])
    registry.core.watch(watch)
    return registry
  }
}

extension RegistryCore {
  func watch(_ watch: LeakWatch?) {
    var watch = watch
    let isWatched = watch != nil
    state.withLock {
      swap(&$0.leakWatch, &watch)
      self.isWatched.store(isWatched, ordering: .relaxed)
    }
  }

  /// Who is to be told of adapters that hosts let go of.
  var leakWatch: LeakWatch? {
    isWatched.load(ordering: .relaxed) ? state.withLock { $0.leakWatch } : nil
  }
}
