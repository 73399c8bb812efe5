/// The targets and files of one module, and what they call one another.
struct ModulePlan {
  let name: CodeName

  var interface: String { "\(name)API" }
  var runner: String { "\(name)Runner" }
  var tests: String { "\(name)Tests" }
  var action: String { "Show\(name)" }
  var subject: String { "\(name)Subject" }

  var files: [FileChange] {
    let module = "\(name)"
    let handler = "show\(name)"
    return [
      ModuleActionTemplate(
        name: action, purpose: "Shows `\(name)`.", output: "What was shown, in one line."
      ).file(in: "Sources/\(interface)"),
      ModuleActionTemplate(
        name: subject, purpose: "Asks the program for whom `\(name)` is shown.", output: "A name."
      ).file(in: "Sources/\(interface)"),
      ModuleHandlersTemplate(
        module: module, interface: interface, action: action, function: handler, subject: subject
      ).file(in: "Sources/\(module)"),
      ModuleStandInsTemplate(module: module, interface: interface, subject: subject).file(in: "Sources/\(runner)"),
      ModuleRunnerTemplate(module: module, interface: interface, action: action).file(in: "Sources/\(runner)"),
      ModuleTestsTemplate(module: module, interface: interface, action: action, subject: subject)
        .file(in: "Tests/\(tests)"),
    ]
  }

  func rows(_ kit: TargetDependency, swiftSettings: String?) -> [TargetRow] {
    let both: [TargetDependency] = [.target("\(name)"), .target(interface), kit]
    let rows = [
      TargetRow(kind: .target, name: interface, dependencies: [kit]),
      TargetRow(kind: .target, name: "\(name)", dependencies: [.target(interface), kit]),
      TargetRow(kind: .executableTarget, name: runner, dependencies: both),
      TargetRow(kind: .testTarget, name: tests, dependencies: both),
    ]
    return rows.map { row in
      var row = row
      row.swiftSettings = swiftSettings
      return row
    }
  }

  func answer(of product: String) -> ModuleAnswerTemplate {
    ModuleAnswerTemplate(
      module: "\(name)", interface: interface, subject: subject, function: CodeName.lowerCamel(subject),
      product: product)
  }
}
