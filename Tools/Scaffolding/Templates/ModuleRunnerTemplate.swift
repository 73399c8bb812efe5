/// The program that starts a module alone.
struct ModuleRunnerTemplate: FileTemplate {
  var module: String
  var interface: String
  var action: String

  var fileName: String { "main.swift" }

  var text: String {
    """
    \(ImportList([interface, "MediatorKit"]))

    let mediator = Mediator(modules: ["\(module)"])
    \(module)StandIns.add(to: mediator)
    try mediator.validate()
    print(try await mediator.send(\(action)()))

    """
  }
}
