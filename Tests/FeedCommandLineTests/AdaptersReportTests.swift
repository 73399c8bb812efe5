import Foundation
import ServiceKit
import Testing

@testable import FeedCommandLine

@Suite struct AdaptersReportTests {
  private let registry = AdapterRegistry(modules: ["FeedReader", "FeedCommandLine"])

  @Test("Requirements without bindings are listed with null")
  func unbound() throws {
    let text = try ReportEncoding.text(of: AdaptersReport(product: "Example", registry: registry))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(object["product"] as? String == "Example")
    #expect((object["adapters"] as? [Any])?.isEmpty == true)
    let requirements = try #require(object["requirements"] as? [[String: Any]])
    #expect(requirements.allSatisfy { $0["boundTo"] is NSNull })
    let needed = requirements.filter { $0["required"] as? Bool == true }.compactMap { $0["protocol"] as? String }
    #expect(
      needed == ["FeedCommandLine.ProductIdentity", "FeedReader.LoadingAdapter", "FeedReader.RenderAdapter"])
  }

  @Test("A binding made at run time is a row of its own")
  func registered() throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    let report = AdaptersReport(product: "Example", registry: registry)
    #expect(report.adapters.map(\.binding.adapterName) == ["FakeIdentity"])
    let identity = report.requirements.map(\.requirement).first { $0.protocolName.hasSuffix("ProductIdentity") }
    #expect(identity?.boundTo == "FeedCommandLineTests.FakeIdentity")
  }

  @Test("The text has a line for each row under three headings")
  func text() throws {
    try registry.register(FakeIdentity(), as: (any ProductIdentity).self)
    let report = AdaptersReport(product: "Example", registry: registry)
    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "Example: 1 bindings, \(report.requirements.count) requirements")
    #expect(lines[2].hasPrefix("PROTOCOL"))
    #expect(lines[3].hasPrefix("FeedCommandLine.ProductIdentity  FakeIdentity  application  -"))
    #expect(lines[5].hasPrefix("NEEDED"))
    let experiments = 6 + report.requirements.count + 1
    #expect(
      lines[experiments...] == [
        "EXPERIMENT  ARM  CHOSEN  UNIT  OWNER     EXPIRES", "autoplay    on   first   -     playback  2027-12-31", "",
      ])
  }
}
