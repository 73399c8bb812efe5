import ContainerKit
import Testing

/// Lifecycles that an application declares.
struct DeclaredLifecycleTests {
  protocol Opening: AnyObject {
    func open() throws
    func shut()
  }

  struct Jammed: Error, CustomStringConvertible { var description: String { "the door is jammed" } }

  final class Door: Opening {
    let notebook: Notebook
    init(_ notebook: Notebook) { self.notebook = notebook }
    func open() throws {
      notebook.note("open")
      throw Jammed()
    }
    func shut() { notebook.note("shut") }
  }

  private let notebook = Notebook()

  private func chain() -> Lifecycle {
    Lifecycle(
      .step(LifecycleState("open"), (any Opening).self, up: { try $0.open() }, down: { $0.shut() }),
      .step(LifecycleState("running"), (any Tapping).self, up: { try $0.tap() }, down: { _ in }))
  }

  @Test func `A component that throws at a state is reported, and is told of its end`() throws {
    var reports: [String] = []
    let container = Container("house", lifecycle: chain(), report: { reports.append("\($0)") })
    try container.add(Door(notebook), name: "door")
    try container.move(to: LifecycleState("running"))
    container.close()
    #expect(notebook.notes == ["open", "shut"])
    #expect(
      reports == [
        """
        door threw at 'did enter open': the door is jammed
          The container 'house' goes on; it is told of the next state.
          Way out: Handle the error in door.
        """
      ])
  }

  @Test func `Components pass silently through states that do not concern them`() throws {
    let container = Container("house", lifecycle: chain())
    try container.add(Part("part", notebook), name: "part")
    try container.move(to: LifecycleState("running"))
    #expect(notebook.notes == ["part tap"])
  }
}
