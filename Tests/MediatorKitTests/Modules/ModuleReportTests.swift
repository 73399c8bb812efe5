import Foundation
import MediatorKit
import Testing

struct ModuleReportTests {
  @Test func `A report is the same after JSON, with what was counted and its version`() async throws {
    let mediator = Mediator.ofTests
    let handle = try await mediator.open(
      ArticleModule.self, server: ArticleAddress(url: "a"), client: Surroundings())
    _ = try? await mediator.open(.data(Array("{".utf8)), client: Surroundings())
    let report = mediator.moduleReport
    #expect(report.modules.first { $0.id == "article" }?.launches == 1)
    let data = try JSONEncoder().encode(report)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(try JSONDecoder().decode(ModuleReport.self, from: data) == report)
    await handle.close()
  }

  private static let parking =
    #""parking": {"waiting": 0, "parked": 0, "delivered": 0, "tooMany": 0, "tooLong": 0, "refused": 0}"#

  private static func read(_ members: String) throws -> ModuleReport {
    try JSONDecoder().decode(ModuleReport.self, from: Data("{\(members), \(parking)}".utf8))
  }

  @Test(arguments: ["0", "2", "-1"]) func `A report of another version is refused`(_ version: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try Self.read(#""schemaVersion": \#(version), "modules": []"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "the report has another version than 1, the one that is read")
  }

  @Test func `A report without a version is refused, and members that are added later are passed over`() throws {
    #expect(throws: DecodingError.self) { try Self.read(#""modules": []"#) }
    #expect(try Self.read(#""schemaVersion": 1, "modules": [], "later": true"#).modules == [])
  }
}
