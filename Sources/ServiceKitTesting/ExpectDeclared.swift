public import ServiceKit
public import Testing

/// Expects modules to have as many adapters in the program as they declare; each module whose number differs is an issue.
///
/// For modules that come in a static archive, whose records the linker drops unless it links the archive whole:
///
/// ```swift
/// @Test func `The linker keeps all themes`() { expectDeclared(["Themes": 12]) }
/// ```
///
/// - Parameters:
///   - declared: for each module, how many classes and factories it declares as adapters.
///   - registry: the registry; the one that the running task means, unless it is given.
///   - sourceLocation: where issues are shown; leave it out.
public func expectDeclared(
  _ declared: [String: Int], in registry: AdapterRegistry = .main, sourceLocation: SourceLocation = #_sourceLocation
) {
  for problem in registry.problems(declaring: declared) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}
