import ContainerKit
import Testing

/// Containers that are components: cells in a page.
struct NestedContainerTests {
  private let notebook = Notebook()

  private func cell(_ name: String, _ part: String) throws -> Container {
    let cell = Container(name)
    try cell.add(Part(part, notebook), name: part)
    return cell
  }

  @Test func `A container in a container follows it, and is never further`() throws {
    let page = Container("page")
    let cell = try cell("cell", "c")
    try cell.move(to: .active)
    _ = notebook.take()
    try page.add(Part("p", notebook), name: "p")
    try page.add(cell)
    #expect(notebook.take() == ["c -active", "c -appeared", "c -loaded", "c -attached"])
    try page.move(to: .loaded)
    #expect(notebook.take() == ["p +attached", "c +attached", "p +loaded", "c +loaded"])
    #expect(cell.state == .loaded)
    try page.move(to: .attached)
    #expect(notebook.take() == ["c -loaded", "p -loaded"])
  }

  @Test func `It may stay behind on its own`() throws {
    let page = Container("page")
    let cell = try cell("cell", "c")
    try page.add(cell)
    try cell.move(to: .attached)
    try page.move(to: .active)
    #expect(cell.state == .attached)
    try cell.move(to: .appeared)
    #expect(cell.state == .appeared)
  }

  @Test func `Removed, it goes down and may be used again`() throws {
    let page = Container("page")
    let cell = try cell("cell", "c")
    try cell.move(to: .active)
    try page.add(cell)
    try page.move(to: .attached)
    _ = notebook.take()
    page.remove(cell)
    #expect(notebook.take() == ["c -attached"])
    #expect(cell.state == nil)
    try cell.move(to: .attached)
    #expect(notebook.take() == ["c +attached"])
  }

  @Test func `Closing the page takes the cell down, and leaves it open`() throws {
    let page = Container("page")
    let cell = try cell("cell", "c")
    try cell.move(to: .active)
    try page.add(cell)
    try page.move(to: .attached)
    _ = notebook.take()
    page.close()
    #expect(notebook.take() == ["c -attached"])
    #expect(!cell.isClosed)
  }

  @Test func `Two parents, rings and other lifecycles are refused`() throws {
    let page = Container("page")
    let other = Container("other")
    let cell = Container("cell")
    try page.add(cell)
    func message(_ body: () throws -> Void) -> String? {
      #expect(throws: ContainerError.self, performing: body)?.description
    }
    #expect(
      message { try other.add(cell) } == """
        The container 'cell' is a component of the container 'page', so it cannot be one of the container 'other', too.
          Way out: Remove it from the first.
        """)
    #expect(
      message { try cell.add(page) } == """
        The container 'page' contains the container 'cell', or is it, so it cannot be a component of it.
          Way out: Let one contain the other.
        """)
    #expect(
      message { try page.add(page) }?.hasPrefix("The container 'page' contains the container 'page', or is it") == true)
    let job = Container(
      "job", lifecycle: Lifecycle(.step(.attached, (any Attaching).self, up: { _ in }, down: { _ in })))
    #expect(
      message { try page.add(job) } == """
        The container 'job' cannot be a component of the container 'page', which has another lifecycle.
          attached
          attached < loaded < appeared < active
          Way out: Make both with the same lifecycle.
        """)
  }
}
