import ServiceKit
import Testing

/// How many adapters modules declare, against how many are linked.
struct DeclaredTests {
  private let none = AdapterRegistry(modules: [])

  private var count: Int {
    Set(TestProgram.registry().bindings.map { "\($0.adapterName) \($0.file ?? "") \($0.line ?? 0)" }).count
  }

  @Test func `A module with as many adapters as it declares is no problem`() throws {
    try TestProgram.registry().validate(declaring: ["ServiceKitTests": count])
  }

  @Test func `A module that is not linked is no problem where it declares nothing`() throws {
    try AdapterRegistry.main.validate(declaring: ["NowhereLinked": 0])
  }

  // https://github.com/dtolnay/linkme/issues/36
  @Test func `A module whose adapters the linker dropped is named, with the numbers and the ways out`() {
    #expect(
      AdapterRegistry.main.problems(declaring: ["Themes": 12]).map(\.description) == [
        """
        'Themes' declares 12 adapters, and 0 are linked into '\(TestProgram.name)'.
          Ways out:
            1. A static archive is linked only where something refers to it. Link it whole: \
        -Xlinker --whole-archive -Xlinker libThemes.a -Xlinker --no-whole-archive (Apple platforms: -Xlinker -force_load -Xlinker libThemes.a).
            2. Or build the module as a dynamic library, or as a target of a Swift package, whose object files are all linked.
            3. With the linker lld, mark records in C as retained, or link with -z nostart-stop-gc.
            4. If the module changed, state the new number: ["Themes": 0].
        """
      ])
  }

  @Test func `A registry that is restricted to other modules says so`() {
    #expect(
      none.problems(declaring: ["ServiceKitTests": 1]).map(\.description) == [
        """
        'ServiceKitTests' declares 1 adapter, and 0 are linked into '\(TestProgram.name)'.
          This registry is restricted to other modules.
          Ways out:
            1. A static archive is linked only where something refers to it. Link it whole: \
        -Xlinker --whole-archive -Xlinker libServiceKitTests.a -Xlinker --no-whole-archive \
        (Apple platforms: -Xlinker -force_load -Xlinker libServiceKitTests.a).
            2. Or build the module as a dynamic library, or as a target of a Swift package, whose object files are all linked.
            3. With the linker lld, mark records in C as retained, or link with -z nostart-stop-gc.
            4. If the module changed, state the new number: ["ServiceKitTests": 0].
        """
      ])
  }

  @Test func `A number that is too small is a problem, too, and the adapters that were found are named`() throws {
    let problems = TestProgram.registry().problems(declaring: ["ServiceKitTests": count - 1]).map(\.description)
    let text = try #require(problems.first)
    let lines = text.split(separator: "\n")
    #expect(
      lines.first
        == "'ServiceKitTests' declares \(count - 1) adapters, and \(count) are linked into '\(TestProgram.name)'.")
    #expect(lines.last == "  Way out: If the module changed, state the new number: [\"ServiceKitTests\": \(count)].")
    #expect(lines.count == count + 2)
  }

  @Test func `The error has one problem for each module whose number differs, sorted`() {
    let error = #expect(throws: AdapterValidationError.self) {
      try none.validate(declaring: ["Themes": 1, "Absent": 0, "Fonts": 2])
    }
    #expect(
      error?.problems.map { $0.description.prefix(8) } == ["'Fonts' ", "'Themes'"])
  }

  @Test func `An adapter that is registered while the program runs does not count`() throws {
    final class Late: LatePort {}
    let token = try none.register(Late(), as: (any LatePort).self)
    defer { token.remove() }
    try none.validate(declaring: ["ServiceKitTests": 0])
  }
}

private protocol LatePort: AnyObject, Sendable {}
