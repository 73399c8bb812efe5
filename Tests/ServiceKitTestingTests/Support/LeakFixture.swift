import ServiceKit

/// The two closure cases of the source document, and what keeps adapters too long.
enum LeakFixture {
  protocol Capabilities: AnyObject {
    func refresh(_ completion: @escaping () -> Void)
    func refresh()
  }

  @WeakProxy
  protocol AudioAdapter: AnyObject {
    func stopAudio()
    func stopVideo(_ completion: @escaping () -> Void)
    func refreshView()
  }

  @WeakProxy
  @MainActor
  protocol PanelAdapter: AnyObject { func close() }

  @Adapter((any AudioAdapter).self, host: (any Capabilities).self)
  final class AudioView: AudioAdapter {
    private var completion: (() -> Void)?
    private(set) var refreshes = 0

    /// The first case: a closure of the adapter that captures the adapter, and uses the host.
    func stopAudio() {
      weakTarget?.refresh { [self] in
        weakTarget?.refresh()
        refreshView()
      }
    }

    func stopVideo(_ completion: @escaping () -> Void) { self.completion = completion }
    func refreshView() { refreshes += 1 }
  }

  @MainActor
  @Adapter((any PanelAdapter).self)
  final class Panel: PanelAdapter { func close() {} }

  @AdapterHost
  final class Container: Capabilities {
    @Adapted var audio: any AudioAdapter
    @Adapted var maybe: (any AudioAdapter)?
    private var completions: [() -> Void] = []
    var block: (() -> Void)?
    private(set) var refreshes = 0

    func refresh(_ completion: @escaping () -> Void) { completions.append(completion) }
    func refresh() { refreshes += 1 }
    func complete() { completions.forEach { $0() } }
  }
}
