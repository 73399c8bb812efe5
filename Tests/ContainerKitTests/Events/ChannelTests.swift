import CallLists
import ContainerKit
import Testing

/// What channels send, and to whom.
@Suite struct ChannelTests {
  let container: Container
  let reports = Reports()
  let first = Scroller()
  let second = Zoomer()

  final class Reports { var texts: [String] = [] }

  init() throws {
    container = Container("page", report: { [reports] in reports.texts.append($0.description) })
    try add(first, Loader(), second)
  }

  private func add(_ components: AnyObject...) throws {
    for component in components { try container.add(component) }
  }

  @Test func `A channel calls exactly the components that conform`() {
    ScrollEventsChannel(container).didScroll(to: 120)
    #expect(first.seen == [120] && second.seen == ["scrolled to 120"])
  }

  @Test func `A component that is added after the channel was made gets the next event`() throws {
    let channel = ScrollEventsChannel(container)
    let late = Scroller()
    try add(late)
    channel.didScroll(to: 1)
    #expect(late.seen == [1])
  }

  @Test func `An argument that components change goes from one to the next, and back to the sender`() {
    var offset = 2
    ScrollEventsChannel(container).willScroll(&offset)
    #expect(offset == 7)
  }

  @Test func `The events of a refined protocol go to all components that have them`() {
    let channel = ZoomEventsChannel(container)
    channel.didScroll(to: 5)
    channel.didZoom()
    #expect(first.seen == [5] && second.seen == ["scrolled to 5", "zoomed"])
  }

  @Test func `A channel is a component of another container`() throws {
    let page = Container("page")
    try page.add(ScrollEventsChannel(container))
    ScrollEventsChannel(page).didScroll(to: 5)
    #expect(first.seen == [5])
  }

  @Test func `A channel does not keep its container alive, and reaches nobody once it is gone`() throws {
    weak var gone: Container?
    let channel: ZoomEventsChannel
    do {
      let container = Container("page")
      gone = container
      try container.add(first)
      channel = ZoomEventsChannel(container)
    }
    channel.didScroll(to: 1)
    channel.didZoom()
    #expect(gone == nil && first.seen.isEmpty)
  }

  @Test func `A component that removes another is obeyed`() {
    // https://github.com/nodejs/node/issues/1182
    first.action = { [container, second] _ in container.remove(second) }
    ScrollEventsChannel(container).didScroll(to: 1)
    #expect(second.seen.isEmpty)
  }

  @Test
  func `A component that throws is reported with its event and where that is declared, and the others are called`()
    throws
  {
    let (bad, good) = (Loader(), Loader())
    bad.fails = true
    try add(bad, good)
    LoadEventsChannel(container).willLoad()
    #expect(
      reports.texts == [
        """
        ContainerKitTests.Loader threw at willLoad() (ContainerKitTests/Events.swift:12): Bad()
          The other components of the container 'page' were called, and it gets the next event.
          Ways out:
            1. Handle the error in ContainerKitTests.Loader.
            2. If the sender needs it, loop over components(_:) and call them there.
        """
      ])
    #expect(good.seen == [0])
  }

  @Test func `An asynchronous event calls one component after another, and reports those that throw`() async throws {
    // https://github.com/nestjs/event-emitter/issues/688
    let (bad, good) = (Loader(), Loader())
    bad.fails = true
    try add(bad, good)
    await LoadEventsChannel(container).load(7)
    #expect(good.seen == [7] && reports.texts.count == 1)
  }

  final class Observer: ContainerObserver {
    var calls: [String] = []
    func containerCalled(_ call: ContainerCall) { calls.append("\(call.component) \(call.event)") }
  }

  @Test func `The observer is told whom an asynchronous event has called`() async {
    let observer = Observer()
    container.observer = observer
    await LoadEventsChannel(container).load(7)
    #expect(observer.calls == ["ContainerKitTests.Loader load(_:)"])
  }

  @Test func `A channel whose requirement throws is sent through its protocol with try, and never throws`() throws {
    let bad = Loader()
    bad.fails = true
    try add(bad)
    let events: any LoadEvents = LoadEventsChannel(container)
    #expect(throws: Never.self) { try events.willLoad() }
  }
}

/// Channels of a global actor.
@Suite @MainActor struct MainActorChannelTests {
  @MainActor
  final class Screen: ScreenEvents {
    var seen: [String] = []
    func appear() { seen.append("appeared") }
    func settle() async {
      await Task.yield()
      MainActor.assertIsolated()
      seen.append("settled")
    }
  }

  @Test func `A channel of the main actor sends there`() async throws {
    let container = Container("page")
    let screen = Screen()
    try container.add(screen)
    let channel = ScreenEventsChannel(container)
    channel.appear()
    await channel.settle()
    #expect(screen.seen == ["appeared", "settled"])
  }
}
