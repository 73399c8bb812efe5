import ContainerKit
import Testing

/// How components are made by their initialisers.
struct ComponentPlaceTests {
  struct Size: Decodable { var width = 2 }

  final class Title {
    let place: ComponentPlace<any Page, NoSettings>
    init(_ place: ComponentPlace<any Page, NoSettings>) { self.place = place }
  }

  final class Box {
    let width: Int
    let name: String
    init(_ place: ComponentPlace<AnyObject, Size>) {
      width = place.settings.width
      name = place.name
    }
  }

  struct Broken: Error, CustomStringConvertible { var description: String { "no wood" } }

  @Test func `A component reaches the owner by its protocol, as long as it is there`() throws {
    var page: TestPage? = TestPage()
    let container = Container("page", owner: page)
    let title = try container.add(Title.init)
    #expect(title.place.owner?.title == "page")
    page = nil
    #expect(title.place.owner == nil)
  }

  @Test func `An owner that is not what the component needs is an error`() throws {
    let owner = Notebook()
    let container = Container("page", owner: owner)
    let error = #expect(throws: ContainerError.self) { try container.add(Title.init) }
    #expect(
      error?.description == """
        ContainerKitTests.ComponentPlaceTests.Title needs a container whose owner is a 'ContainerKitTests.Page', and the \
        container 'page' belongs to a ContainerKitTests.Notebook.
          Ways out:
            1. Let the owner conform to 'ContainerKitTests.Page', and give it to the container.
            2. Ask for less: ComponentPlace<AnyObject, …> fits any owner.
        """)
    let ownerless = #expect(throws: ContainerError.self) { try Container("page").add(Title.init) }
    #expect("\(ownerless!)".contains("has no owner, or its owner is gone"))
  }

  @Test func `Settings and a name are handed on`() throws {
    let box = try Container("page").add(Box.init, settings: Size(width: 7), name: "box")
    #expect(box.width == 7)
    #expect(box.name == "box")
  }

  @Test func `What an initialiser throws is an error with the component and the place`() throws {
    let container = Container("page")
    let line = #line + 1
    let error = #expect(throws: ContainerError.self) {
      try container.add { (_: ComponentPlace<AnyObject, NoSettings>) throws -> Box in throw Broken() }
    }
    #expect(
      error?.description == """
        ContainerKitTests.ComponentPlaceTests.Box could not be made for the container 'page': no wood
          added at ContainerKitTests/ComponentPlaceTests.swift:\(line)
          Ways out:
            1. Mend what it throws for.
            2. Leave it out.
        """)
    #expect(error?.underlying is Broken)
    #expect(container.components.isEmpty)
  }
}
