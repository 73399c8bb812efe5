internal import LinkedRecords
internal import ServiceKit

/// What a mediator knows of names and links.
final class NameDirectory: Sendable {
  /// A scope shares those of the mediator that it is a scope of.
  let settings: Guarded<LinkSettings>
  private let known = Guarded<Known?>(nil)

  private struct Known {
    let images: Int
    let version: Int
    let actions: NamedActions
  }

  init(settings: Guarded<LinkSettings> = Guarded(LinkSettings())) { self.settings = settings }

  /// The actions, as they were gathered last; gathered again after a library was loaded or a handler was added.
  func actions(images: Int, version: Int, gather: () -> [LinkedHandler]) -> NamedActions {
    let last = known.withLock { $0 }
    if let last, last.images == images, last.version == version { return last.actions }
    let actions = NamedActions(gather())
    // Those before leave the lock alive: letting go of them may run a deinit.
    var replaced: Known? = Known(images: images, version: version, actions: actions)
    known.withLock { swap(&$0, &replaced) }
    return actions
  }
}

extension MediatorCore {
  /// The actions that have names.
  ///
  /// - Complexity: O(1), but for the first time, after a library was loaded, and after a change of the mediator.
  func namedActions() -> NamedActions {
    // Read before the handlers: what comes in between is seen the next time.
    let version = state.withLock { $0.version }
    return names.actions(images: HandlerCatalog.imageCount, version: version) {
      allHandlers
    }
  }
}
