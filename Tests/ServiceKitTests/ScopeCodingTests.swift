import Foundation
import ServiceKit
import Testing

/// Scopes in JSON.
struct ScopeCodingTests {
  @Test func `A scope is coded as its name`() throws {
    let coded = try JSONEncoder().encode(AdapterScope.all)
    #expect(String(decoding: coded, as: UTF8.self) == #"["host","shared","application","unique"]"#)
    #expect(try JSONDecoder().decode([AdapterScope].self, from: coded) == AdapterScope.all)
  }

  @Test func `A name that is no scope is refused with the names that are`() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([AdapterScope].self, from: Data(#"["forever"]"#.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error)) is no corruption")
      return
    }
    #expect(
      context.debugDescription
        == #"'forever' is no scope; scopes are ["host", "shared", "application", "unique"]"#)
  }
}
