import Foundation
import Testing

@testable import LintEngine

/// Long and deep code, and code that is none: facts are read, whatever they are.
struct AdapterFactLimitsTests {
  @Test(arguments: [
    "f" + String(repeating: ".map { _ in 1 }", count: 2_000) + " == nil",
    "if x != nil { a() }" + String(repeating: " else if x == nil { b() }", count: 500),
    "let a = x" + String(repeating: " == nil && x", count: 2_000),
    (0..<2_000).map { "let v\($0) = v\($0 - 1).p" }.joined(separator: "\n"),
    String(repeating: "if x != nil { ", count: 40) + "x" + String(repeating: " }", count: 40),
    "x" + String(repeating: "!", count: 500),
    "guard let else { switch { case nil: if let = try! ( as! ?.! \"\\(x?\" [weak",
    "@Adapter( @Adapted var { x = { [",
    "",
  ])
  func `Odd code leads to facts and never to a crash`(text: String) async {
    let wrapped = "func f() {\n\(text)\n}\n"
    let count = await withCheckedContinuation { continuation in
      let thread = Thread {
        let facts = FactReader.facts(of: SourceFile(path: "a.swift", bytes: Array(wrapped.utf8)))
        let module = ModuleFacts(module: "M", files: [facts])
        let project = Project(modules: [.init(name: "M", kind: .library, files: ["a.swift"])], products: [])
        let whole = ProjectFacts(
          configuration: Configuration(), project: project, modules: [module], today: "2026-06-01")
        continuation.resume(returning: FindingList.findings(in: whole).count)
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
    #expect(count == 0)
  }
}
