public import ContainerKit
public import FeedFormats
public import ServiceKit

/// One reading of some feeds: loads them, lets the components of its scene make a page of them, and shows it as the product
/// does.
@AdapterHost
public final class FeedSession: FeedPage {
  @Adapted var renderer: any RenderAdapter
  @Adapted var playback: (any PlaybackAdapter)?
  @Adapted var trimming: (any ItemTrimmingAdapter)?

  /// How pages are laid out.
  public let pageStyle: PageStyle

  /// Where state is kept between runs; nil where it is kept nowhere.
  public let stateFolder: StateFolder?

  /// What to show, in order; empty before ``load(limit:)``.
  public private(set) var entries: [PageEntry] = []

  private let subscriptions: [FeedSubscription]
  private let sceneName: String
  private let report: ((ContainerError) -> Void)?
  private var titles: [String] = []
  private lazy var container = Container(sceneName, owner: self, report: report)

  /// Makes a session over some feeds, with the components of a scene; nothing is read yet.
  ///
  /// - Parameters:
  ///   - sources: Where the feeds are read from.
  ///   - pageStyle: How pages are laid out.
  ///   - scene: The components.
  ///   - stateFolder: Where state is kept between runs; nil for nowhere.
  ///   - observer: Is told of each call of a component; held weakly.
  ///   - report: Is told of components that throw; the default is where reports of ServiceKit go.
  /// - Throws: `ContainerError` for a component that the product does not have. One that cannot be made is reported.
  public init(
    sources: [FeedSource], pageStyle: PageStyle, scene: Scene, stateFolder: StateFolder? = nil,
    observer: (any ContainerObserver)? = nil, report: ((ContainerError) -> Void)? = nil
  ) throws {
    self.pageStyle = pageStyle
    self.stateFolder = stateFolder
    self.report = report
    sceneName = scene.name
    subscriptions = sources.map(FeedSubscription.init(source:))
    container.observer = observer
    try container.load(scene)
    try container.move(to: .attached)
  }

  /// The items to show, in order; empty before ``load(limit:)``.
  public var items: [FeedItem] {
    entries.compactMap { if case .item(let item) = $0 { item.item } else { nil } }
  }

  /// The state that the components share.
  public var context: Context { container.context }

  /// Reads all feeds; one that cannot be read does not lose the others.
  ///
  /// - Parameter limit: The most items to keep, the first in the order of the scene, or nil for all.
  /// - Returns: What happened to each feed, in their order.
  public func load(limit: Int? = nil) -> [LoadOutcome] {
    var found: [PageItem] = []
    titles = []
    let outcomes = subscriptions.enumerated().map { index, subscription in
      let start = ContinuousClock.now
      let source = subscription.source
      do {
        let document = try subscription.load()
        found += document.items.map { PageItem($0, feed: index) }
        titles.append(document.title ?? source.name)
        tell(
          FeedLoad(
            source: source.name, itemCount: document.items.count, repairCount: document.repairs.count,
            duration: start.duration(to: .now)))
        return LoadOutcome(source: source, repairs: document.repairs)
      } catch {
        tell(FeedLoad(source: source.name, failure: PlainText.line("\(error)"), duration: start.duration(to: .now)))
        return LoadOutcome(source: source, error: error)
      }
    }
    compose(found, limit: limit)
    move(to: .loaded)
    return outcomes
  }

  private func tell(_ load: FeedLoad) {
    container.send((any LoadEvents).self, event: "didRead(_:)") { try $0.didRead(load) }
  }

  /// Has the list made by the components; what one of them has changed before it throws is not used.
  private func compose(_ found: [PageItem], limit: Int?) {
    var items = found
    container.send((any ItemArranging).self, event: "arrange(_:)") { component in
      var arranged = items
      try component.arrange(&arranged)
      items = arranged
    }
    entries = items.prefix(limit ?? items.count).map(PageEntry.item)
    container.send((any ListComposing).self, event: "compose(_:)") { component in
      var composed = entries
      try component.compose(&composed)
      entries = composed
    }
  }

  /// What trimming has left out, or nil where nothing is trimmed.
  public var savings: String? { trimming?.savings }

  /// Everything of the shown items that this product plays; nil where nothing is played in this run.
  public var playlist: Playlist? {
    let items = items
    return container.components((any PlaylistMaking).self).lazy.compactMap { $0.playlist(of: items) }.first
  }
}

// MARK: - The page

extension FeedSession {
  /// Hands out the page piece by piece: the heading, then each entry.
  public func renderPage(_ show: (String) throws -> Void) rethrows {
    move(to: .appeared)
    try show(renderer.heading(of: titles))
    for entry in entries {
      switch entry {
      case .item(let item): try show(renderer.render(item.item))
      case .card(let card): try show(renderer.render(card))
      }
    }
  }

  /// Hands out the list piece by piece: the heading, then a line for each item, numbered from 1, and the cards between them.
  public func renderList(_ show: (String) throws -> Void) rethrows {
    move(to: .active)
    try show(renderer.heading(of: titles))
    let marking = container.components((any ItemMarking).self)
    var number = 0
    for entry in entries {
      switch entry {
      case .item(let item):
        number += 1
        let marks = marking.map { $0.mark(of: item.item) ?? " " }
        try show(renderer.line(number: number, marks: String(marks), item: item.item))
      case .card(let card): try show(renderer.render(card))
      }
    }
  }

  /// Opens the item with a number, from 1, in the place of the list; nil where there is none.
  public func open(_ number: Int) -> String? {
    let items = items
    guard items.indices.contains(number - 1) else { return nil }
    move(to: .loaded)
    container.send((any OpenEvents).self, event: "didOpen(_:)") { try $0.didOpen(items[number - 1]) }
    return renderer.render(items[number - 1])
  }

  /// Takes the components all the way down; the page is over.
  public func close() { container.close() }

  private func move(to state: LifecycleState) {
    // The states are those of the page lifecycle, which the container has.
    try? container.move(to: state)
  }
}

// MARK: - What components may ask for

extension FeedSession {
  /// Whether items of several feeds are shown together.
  public var showsSeveralFeeds: Bool { subscriptions.count > 1 }

  /// What this product plays of some items, in playing order; nil where it plays nothing in this run.
  public func playlistEntries(for items: [FeedItem]) -> [PlaylistEntry]? {
    playback.map { items.flatMap($0.entries) }
  }

  /// The item with less in it; nil where this product leaves nothing out.
  public func trim(_ item: FeedItem) -> FeedItem? { trimming?.trim(item) }
}
