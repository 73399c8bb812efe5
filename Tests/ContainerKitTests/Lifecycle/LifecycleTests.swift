import ContainerKit
import Testing

/// States, in order, whatever happens on the way.
struct LifecycleTests {
  @Test func `Up goes forward state by state, and down in reverse`() throws {
    let stage = try Stage("a", "b")
    try stage.container.move(to: .loaded)
    #expect(stage.notebook.take() == ["a +attached", "b +attached", "a +loaded", "b +loaded"])
    try stage.container.move(to: .attached)
    #expect(stage.notebook.take() == ["b -loaded", "a -loaded"])
    try stage.container.move(to: nil)
    #expect(stage.notebook.take() == ["b -attached", "a -attached"])
  }

  @Test func `The container says where it is`() throws {
    let stage = try Stage()
    #expect(stage.container.state == nil)
    try stage.container.move(to: .appeared)
    #expect(stage.container.state == .appeared)
    stage.container.close()
    #expect(stage.container.state == nil)
  }

  // https://github.com/olshevski/compose-navigation-reimagined/issues/39
  @Test func `A late component catches up, and a removed one goes the whole way down`() throws {
    let stage = try Stage("a")
    try stage.container.move(to: .active)
    _ = stage.notebook.take()
    let late = try stage.add("late")
    #expect(stage.notebook.take() == ["late +attached", "late +loaded", "late +appeared", "late +active"])
    #expect(stage.container.remove(late))
    #expect(stage.notebook.take() == ["late -active", "late -appeared", "late -loaded", "late -attached"])
    #expect(!stage.container.remove(late))
  }

  // https://github.com/badoo/MVIKotlin/issues/140, https://github.com/swift-server/swift-service-lifecycle/issues/232
  @Test func `Closing takes components down in reverse order, and removes them in reverse`() throws {
    let stage = try Stage("a", "b")
    try stage.container.move(to: .loaded)
    _ = stage.notebook.take()
    stage.forgetParts()
    stage.container.close()
    #expect(
      stage.notebook.take() == ["b -loaded", "a -loaded", "b -attached", "a -attached", "b gone", "a gone"])
    stage.container.close()
    #expect(stage.notebook.take() == [])
  }

  @Test func `A container that is let go of closes`() throws {
    let stage = try Stage("a", "b")
    try stage.container.move(to: .attached)
    _ = stage.notebook.take()
    stage.forgetParts()
    stage.forgetContainer()
    #expect(stage.notebook.take() == ["b -attached", "a -attached", "b gone", "a gone"])
  }

  // https://github.com/mullvad/mullvadvpn-app/pull/2802, https://github.com/TextureGroup/Texture/issues/1639
  @Test func `A component that moves the container from within is told once of each state`() throws {
    let stage = try Stage("a", "b", "c")
    stage.parts[1].reactions["+loaded"] = { [container = stage.container!] _ in try container.move(to: .appeared) }
    stage.parts[0].reactions["+appeared"] = { [container = stage.container!] _ in try container.move(to: .attached) }
    try stage.container.move(to: .loaded)
    #expect(
      stage.notebook.take() == [
        "a +attached", "b +attached", "c +attached", "a +loaded", "b +loaded", "c +loaded", "a +appeared",
        "a -appeared", "c -loaded", "b -loaded", "a -loaded",
      ])
    #expect(stage.container.state == .attached)
    stage.parts.forEach { $0.reactions = [:] }
  }

  @Test func `A component that removes itself while it enters a state leaves it first`() throws {
    let stage = try Stage("a", "b")
    stage.parts[0].reactions["+loaded"] = { [container = stage.container!] part in container.remove(part) }
    try stage.container.move(to: .loaded)
    #expect(
      stage.notebook.take() == [
        "a +attached", "b +attached", "a +loaded", "a -loaded", "a -attached", "b +loaded",
      ])
    stage.parts[0].reactions = [:]
  }

  @Test func `A component that closes the container while it enters a state is told of the way down`() throws {
    let stage = try Stage("a", "b", "c")
    stage.parts[1].reactions["+loaded"] = { [container = stage.container!] _ in container.close() }
    try stage.container.move(to: .active)
    #expect(
      stage.notebook.take() == [
        "a +attached", "b +attached", "c +attached", "a +loaded", "b +loaded", "b -loaded", "a -loaded",
        "c -attached", "b -attached", "a -attached",
      ])
    stage.parts[1].reactions = [:]
  }

  @Test func `One that is added on the way up is told before the way goes on`() throws {
    let stage = try Stage("a")
    stage.parts[0].reactions["+loaded"] = { [unowned stage] _ in try stage.add("new") }
    try stage.container.move(to: .appeared)
    #expect(
      stage.notebook.take() == [
        "a +attached", "a +loaded", "new +attached", "new +loaded", "a +appeared", "new +appeared",
      ])
    stage.parts[0].reactions = [:]
  }

  @Test func `Changes without end are refused, reported once, and leave everything balanced`() throws {
    let stage = try Stage("a")
    let container = stage.container!
    stage.parts[0].reactions["+loaded"] = { _ in try container.move(to: .attached) }
    stage.parts[0].reactions["-loaded"] = { _ in try container.move(to: .loaded) }
    try container.move(to: .loaded)
    #expect(
      stage.reports == [
        """
        Changes of the state of the container 'stage' cause one another without end: 64 are inside one another. \
        Nothing changes until the outermost has ended.
          Ways out:
            1. Move the container from outside of its components.
            2. Move it only where its state is another.
        """
      ])
    stage.parts[0].reactions = [:]
    try container.move(to: .active)
    container.close()
    let notes = stage.notebook.take().filter { $0.hasSuffix("loaded") }
    #expect(notes.enumerated().allSatisfy { $0.element.hasPrefix($0.offset.isMultiple(of: 2) ? "a +" : "a -") })
    #expect(notes.count.isMultiple(of: 2))
  }

  @Test func `A state that the lifecycle does not have is an error with near names`() throws {
    let stage = try Stage()
    let error = #expect(throws: ContainerError.self) { try stage.container.move(to: LifecycleState("apeared")) }
    #expect(
      error?.description == """
        The lifecycle of the container 'stage' has no state 'apeared'; did you mean 'appeared'?
          Ways out:
            1. Name a state of the lifecycle.
            2. Add the state to the lifecycle.
        """)
  }

  @Test func `A closed container stays in no state, and refuses components with the place`() throws {
    let stage = try Stage("a")
    stage.container.close()
    try stage.container.move(to: .active)
    #expect(stage.container.state == nil)
    let part = Part("late", stage.notebook)
    let line = #line + 1
    let error = #expect(throws: ContainerError.self) { try stage.container.add(part) }
    #expect(
      error?.description == """
        The container 'stage' is closed, so nothing was added at ContainerKitTests/LifecycleTests.swift:\(line).
          Ways out:
            1. Add before closing.
            2. Make a new container.
        """)
  }

  @Test func `The same instance twice is an error`() throws {
    let stage = try Stage("a")
    let line = #line + 1
    let error = #expect(throws: ContainerError.self) { try stage.container.add(stage.parts[0]) }
    #expect(
      error?.description == """
        a is a component of the container 'stage' already, so it was not added again at \
        ContainerKitTests/LifecycleTests.swift:\(line).
          Ways out:
            1. Add it once.
            2. Remove it before you add it again; it then moves to the end.
        """)
  }
}
