import ContainerKit
import FeedFormats
import FeedReader
import Foundation
import ServiceKit
import Testing

/// The page as a container: its states, and components that fail.
@Suite struct PageTests {
  /// Writes down what it is told.
  @Component("page-notes")
  final class Notes: Attaching, Loading, Appearing, Activating, OpenEvents {
    private let notes: ContextWriter<[String]>

    init(_ place: ComponentPlace<any FeedPage, NoSettings>) throws {
      notes = try place.context.claim(.notes)
    }

    func didAttach() { notes.value.append("attached") }
    func willDetach() { notes.value.append("detaching") }
    func didLoad() { notes.value.append("loaded") }
    func willUnload() { notes.value.append("unloading") }
    func didAppear() { notes.value.append("appeared") }
    func willDisappear() { notes.value.append("disappearing") }
    func didBecomeActive() { notes.value.append("active") }
    func willResignActive() { notes.value.append("inactive") }
    func didOpen(_ item: FeedItem) { notes.value.append("opened \(item.title)") }
  }

  /// Spoils the list, and then throws.
  @Component("page-spoiler")
  final class Spoiler: ItemArranging, ListComposing {
    struct Trouble: Error {}

    init(_ place: ComponentPlace<any FeedPage, NoSettings>) {}

    func arrange(_ items: inout [PageItem]) throws {
      items = []
      throw Trouble()
    }

    func compose(_ entries: inout [PageEntry]) throws {
      entries = []
      throw Trouble()
    }
  }

  private let loading = FakeLoading(
    [
      .file("a"): FeedDocument(
        format: .rss, title: "A",
        items: [
          FeedItem(id: "1", title: "old", date: Date(timeIntervalSince1970: 1)),
          FeedItem(id: "2", title: "new", date: Date(timeIntervalSince1970: 2)),
        ])
    ])

  @Test func `A page that is printed is attached, loaded, shown and taken down`() throws {
    let session = try FakeSession.make([.file("a")], loading, scene: #""page-notes""#)
    let context = session.context
    #expect(context[.notes] == ["attached"])
    _ = session.load()
    session.renderPage { _ in }
    session.close()
    #expect(
      context[.notes] == ["attached", "loaded", "appeared", "disappearing", "unloading", "detaching"])
  }

  @Test func `An item that is opened takes the place of the page, and the list brings it back`() throws {
    let session = try FakeSession.make([.file("a")], loading, scene: #""page-notes""#)
    _ = session.load()
    session.renderList { _ in }
    _ = session.open(2)
    session.renderList { _ in }
    #expect(
      session.context[.notes] == [
        "attached", "loaded", "appeared", "active", "inactive", "disappearing", "opened new", "appeared", "active",
      ])
  }

  @Test func `What a component has changed before it throws is not used, and the others do their work`() throws {
    var reports: [ContainerError] = []
    let session = try FakeSession.make(
      [.file("a")], loading, scene: #""page-spoiler", "newest-first""#, report: { reports.append($0) })
    _ = session.load()
    #expect(session.items.map(\.title) == ["new", "old"])
    #expect(reports.map(\.code) == [.componentThrew, .componentThrew])
  }

  @Test func `State that cannot be read is reported, left as it is, and does not lose the page`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "progress.json")
    var reports: [ContainerError] = []
    let session = try FakeSession.make(
      [.file("a")], loading, scene: #""reading-progress", "newest-first""#, state: StateFolder(path: folder.path),
      report: { reports.append($0) })
    _ = session.load()
    _ = session.open(1)
    #expect(session.items.count == 2)
    #expect(reports.map(\.code) == [.creationFailed])
    #expect(try folder.text(of: "progress.json") == "{")
  }

  @Test func `The scenes that are part of the program can be read, and name no component that is not there`() throws {
    let plan = try FakeSession.registry().withCurrent { try ReaderScenes().plan() }
    #expect(plan.scenes.map(\.name) == ["newest", "recommend", "follow"])
    #expect(Set(plan.scenes.flatMap { $0.absent.map(\.component) }) == ["bookmarks"])
  }
}

extension ContextKey<[String]> {
  fileprivate static var notes: Self { Self("page-notes", default: []) }
}
