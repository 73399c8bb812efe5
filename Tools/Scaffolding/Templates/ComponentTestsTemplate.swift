/// The tests of a component.
struct ComponentTestsTemplate: FileTemplate {
  var component: String
  var key: String
  var module: String

  private var name: String { "\(component)Tests" }
  var fileName: String { "\(name).swift" }

  var text: String {
    """
    \(ImportList(["ContainerKit", "Testing"], testable: [module]))

    @Suite struct \(name) {
      @Test func `The component counts how often its page appears`() throws {
        let container = Container("test")
        try container.add(\(component).init)
        try container.move(to: .appeared)
        #expect(container.context[.\(key)] == 1)
      }
    }

    """
  }
}
