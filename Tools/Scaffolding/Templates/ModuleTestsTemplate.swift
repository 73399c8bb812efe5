/// The tests of a module, without any other.
struct ModuleTestsTemplate: FileTemplate {
  var module: String
  var interface: String
  var action: String
  var subject: String

  private var name: String { "\(module)Tests" }
  var fileName: String { "\(name).swift" }

  var text: String {
    """
    \(ImportList([interface, "MediatorKit", "Testing"]))

    @Suite struct \(name) {
      @Test func `The module is shown for whom the program says`() async throws {
        let mediator = Mediator(modules: ["\(module)"])
        mediator.handle(\(subject).self) { _, _ in "Ada" }
        #expect(try await mediator.send(\(action)()) == "\(module) for Ada")
      }

      @Test func `The handlers of the module fit together`() throws {
        try Mediator(modules: ["\(module)"]).validate()
      }
    }

    """
  }
}
