/// What answers a module that runs alone.
struct ModuleStandInsTemplate: FileTemplate {
  var module: String
  var interface: String
  var subject: String

  private var name: String { "\(module)StandIns" }
  var fileName: String { "\(name).swift" }

  var text: String {
    """
    \(ImportList([interface, "MediatorKit"]))

    /// Answers everything that `\(module)` asks of the program and of other modules, so that it runs alone.
    enum \(name) {
      /// Adds the stand-ins to a mediator: one for each action that the module sends.
      static func add(to mediator: Mediator) {
        mediator.handle(\(subject).self) { _, _ in "a stand-in" }
      }
    }

    """
  }
}
