import Foundation
import Testing

/// A product of the shared code whose components are slow, throw, or cannot be made.
@Suite struct TroubledReaderTests {
  /// The executable, built by whichever test comes first.
  private static let executable = Result { () throws -> String in
    let options = [
      "build", "--package-path", PackageLayout.root.path,
      "--scratch-path", PackageLayout.scratch.appendingPathComponent("products").path,
    ]
    let build = try ProcessRun("swift", options + ["--product", "TroubledReader"])
    guard build.status == 0 else { throw BuiltProduct.BuildFailure(log: build.text + build.errorText) }
    let location = try ProcessRun("swift", options + ["--show-bin-path"])
    return location.text.trimmingCharacters(in: .whitespacesAndNewlines) + "/TroubledReader"
  }

  private let folder: TemporaryFolder
  private let feed: String

  init() throws {
    folder = try TemporaryFolder()
    feed = try folder.written(
      ProductsFeeds.rss(ProductsFeeds.item("Old", day: 1), ProductsFeeds.item("New", day: 2)), as: "feed.xml")
  }

  /// A run of the scene with the troubles, which writes a profile.
  private func run() throws -> ProcessRun {
    try ProcessRun(
      Self.executable.get(),
      ["--scene", "follow", "--feed", feed, "--profile", folder.file("p.json"), "--state-dir", folder.file("state")])
  }

  private func profile() throws -> [String: Any] {
    _ = try run()
    return try #require(
      try JSONSerialization.jsonObject(with: Data(folder.text(of: "p.json").utf8)) as? [String: Any])
  }

  @Test func `Nothing is lost where components throw or cannot be made, and the others do their work`() throws {
    let run = try run()
    #expect(run.status == 0)
    #expect(run.text == "Test\nNew\nOld\n")
  }

  @Test func `Each component that fails is named on standard error, with the reason`() throws {
    let errors = try run().errorText
    #expect(
      errors.contains(
        "TroubledReader: unmakeable could not be made for the container 'follow': there is no way\n"))
    #expect(errors.contains(/TroubledReader: throwing threw at arrange\(_:\) .*: the list is gone\n/))
  }

  @Test func `The profile names the slow component, and counts its slow calls`() throws {
    let entries = try #require(try profile()["entries"] as? [[String: Any]])
    let slow = entries.filter { $0["slow"] as? Int == 1 }
    #expect(slow.map { $0["component"] as? String }.contains("slow"))
    #expect(entries.filter { $0["component"] as? String == "throwing" }.map { $0["calls"] as? Int } == [1])
  }

  @Test func `The profile has what was reported`() throws {
    let reports = try #require(try profile()["reports"] as? [String])
    #expect(reports.count == 2)
    #expect(reports.first?.contains("unmakeable") == true)
    #expect(reports.last?.hasPrefix("throwing threw at arrange(_:)") == true)
  }
}
