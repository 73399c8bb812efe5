import ContainerKit
import Foundation
import Testing

/// What a profiler measures.
struct ProfileTests {
  @Test func `Calls are counted for each component and event, and activations for each pair`() throws {
    let stage = try Stage("a", "b")
    let profiler = ContainerProfiler(threshold: .seconds(3_600))
    stage.container.observer = profiler
    stage.parts[0].reactions["tap"] = { [container = stage.container!] _ in
      container.send((any Appearing).self, event: "peek") { $0.didAppear() }
    }
    stage.tap()
    stage.tap()
    stage.parts[0].reactions = [:]
    let counts = profiler.profile.entries.map { "\($0.component) \($0.event) \($0.calls)" }
    #expect(counts == ["a peek 2", "b peek 2", "a tap() 2", "b tap() 2"])
    let activations = profiler.profile.activations.map { "\($0.sender) > \($0.component) \($0.event) \($0.calls)" }
    #expect(activations == ["a > a peek 2", "a > b peek 2"])
    #expect(profiler.profile.entries.allSatisfy { $0.slow == 0 && $0.total >= $0.worst })
  }

  @Test func `States are measured, and reports are kept`() throws {
    struct Oops: Error {}
    let stage = try Stage("a")
    let profiler = ContainerProfiler()
    stage.container.observer = profiler
    try stage.container.move(to: .attached)
    stage.parts[0].reactions["tap"] = { _ in throw Oops() }
    stage.tap()
    #expect(profiler.profile.entries.map(\.event) == ["did enter attached", "tap()"])
    #expect(profiler.profile.reportCount == 1)
    #expect(profiler.profile.reports == stage.reports)
  }

  @Test func `Slow calls are counted and told`() throws {
    let stage = try Stage("a")
    let profiler = ContainerProfiler(threshold: .zero)
    var slow: [String] = []
    profiler.onSlowCall = { slow.append("\($0.container) \($0.component) \($0.event)") }
    stage.container.observer = profiler
    stage.tap()
    #expect(slow == ["stage a tap()"])
    #expect(profiler.profile.entries.first?.slow == 1)
  }

  @Test func `A profile survives encoding`() throws {
    let stage = try Stage("a")
    let profiler = ContainerProfiler()
    stage.container.observer = profiler
    stage.tap()
    let data = try JSONEncoder().encode(profiler.profile)
    #expect(try JSONDecoder().decode(ContainerProfile.self, from: data) == profiler.profile)
  }

  @Test func `A container without an observer tells nobody`() throws {
    let stage = try Stage("a")
    let profiler = ContainerProfiler()
    stage.container.observer = profiler
    stage.container.observer = nil
    stage.tap()
    #expect(profiler.profile == ContainerProfile())
  }
}
