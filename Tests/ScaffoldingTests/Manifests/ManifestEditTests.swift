import Foundation
import Testing

@testable import Scaffolding

@Suite struct ManifestEditTests {
  private static let plan: ManifestPlan = {
    var plan = ManifestPlan()
    plan.targets = [
      TargetRow(kind: .target, name: "NewAPI", dependencies: []),
      TargetRow(kind: .testTarget, name: "NewTests", dependencies: [.target("NewAPI"), .product("K", package: "k")]),
    ]
    plan.products = [".executable(name: \"New\", targets: [\"New\"])"]
    return plan
  }()

  /// The plan, and that a target of the manifest depends on more.
  private static let planWithNeeds: ManifestPlan = {
    var plan = Self.plan
    plan.need("App", [.target("NewAPI"), .product("K", package: "k")])
    return plan
  }()

  private static let editable = ManifestCorpus.all.filter { $0.refusal == nil }
  private static let refused = ManifestCorpus.all.filter { $0.refusal != nil }
  /// Those that have the target `App`.
  private static let withTarget = editable.filter { $0.text.contains("name: \"App\"") }

  private func manifest(_ text: String) throws -> ManifestSource { try ManifestSource(Array(text.utf8)) }

  @Test func `The corpus has many kinds of manifests`() { #expect(ManifestCorpus.all.count >= 30) }

  @Test(arguments: editable)
  func `Without what was inserted the manifest is what it was, byte for byte`(manifest: ManifestCorpus.Case) throws {
    let plan = Self.withTarget.contains { $0.name == manifest.name } ? Self.planWithNeeds : Self.plan
    let insertions = try plan.insertions(in: self.manifest(manifest.text))
    let edited = Array(insertions.applied(to: manifest.text).utf8)
    var original: [UInt8] = []
    var position = 0
    for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
      let kept = insertion.offset - original.count
      original += edited[position..<(position + kept)]
      position += kept
      #expect(Array(edited[position...].prefix(insertion.text.utf8.count)) == Array(insertion.text.utf8))
      position += insertion.text.utf8.count
    }
    original += edited[position...]
    #expect(original == Array(manifest.text.utf8))
  }

  @Test(arguments: editable)
  func `An edited manifest has the new rows and all old ones`(manifest: ManifestCorpus.Case) throws {
    let before = try self.manifest(manifest.text)
    let after = try self.manifest(Self.plan.text(in: before))
    let old = before.targetTexts
    let new = after.targetTexts
    #expect(Array(new.prefix(old.count)) == old)
    #expect(new.count == old.count + 2)
    #expect(after.dependencyNames(of: "NewTests") == ["NewAPI", "K"])
  }

  @Test(arguments: withTarget)
  func `A target of an edited manifest depends on more, and no other does`(manifest: ManifestCorpus.Case) throws {
    let before = try self.manifest(manifest.text)
    let after = try self.manifest(Self.planWithNeeds.text(in: before))
    #expect(after.dependencyNames(of: "App") == before.dependencyNames(of: "App")?.union(["NewAPI", "K"]))
    #expect(after.dependencyNames(of: "B") == before.dependencyNames(of: "B"))
  }

  @Test(arguments: withTarget)
  func `An edit that was made already changes nothing`(manifest: ManifestCorpus.Case) throws {
    var plan = ManifestPlan()
    plan.need("App", [.target("NewAPI")])
    let once = try plan.text(in: self.manifest(manifest.text))
    #expect(try plan.text(in: self.manifest(once)) == once)
  }

  @Test(arguments: refused)
  func `A manifest without a literal list is refused with the lines to add`(manifest: ManifestCorpus.Case) throws {
    let source = try self.manifest(manifest.text)
    let error = #expect(throws: ScaffoldingError.self) { try Self.plan.text(in: source) }
    #expect(
      error?.description == """
        Package.swift cannot be edited: \(manifest.refusal ?? ""); add this by hand:
        to 'targets:'
          .target(
            name: "NewAPI",
            dependencies: []),
          .testTarget(
            name: "NewTests",
            dependencies: [
              "NewAPI",
              .product(name: "K", package: "k"),
            ]),
        to 'products:'
          .executable(name: "New", targets: ["New"]),

        """)
  }

  @Test func `A target whose dependencies are computed is refused with the lines to add`() throws {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"App\", dependencies: all)])"
    var plan = ManifestPlan()
    plan.need("App", [.target("New")])
    let error = #expect(throws: ScaffoldingError.self) { try plan.text(in: manifest(text)) }
    #expect(
      error?.description == """
        Package.swift cannot be edited: it does not say literally on what the target 'App' depends; add this by hand:
        to 'dependencies:' of the target 'App', where it is missing
          "New",

        """)
  }

  @Test func `The manifest of ServiceKit itself computes its targets`() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let error = #expect(throws: ScaffoldingError.self) { try Self.plan.text(in: manifest(text)) }
    #expect(error?.description.hasPrefix("Package.swift cannot be edited: 'targets:' is no literal array;") == true)
  }

  @Test func `A manifest with syntax errors is refused`() {
    let error = #expect(throws: ScaffoldingError.self) { try manifest("let package = Package(targets: [") }
    #expect(
      error?.description
        == "Package.swift has syntax errors; make 'swift package dump-package' work, or leave out --edit-manifest")
  }

  @Test func `A manifest that is no UTF-8 is refused`() {
    let error = #expect(throws: ScaffoldingError.self) { try ManifestSource([0x2F, 0x2F, 0xFF]) }
    #expect(error?.description == "Package.swift is not UTF-8; save it as such, or leave out --edit-manifest")
  }

  @Test func `A manifest that is nested without end is refused and does not crash`() {
    let deep = "let package = Package(targets: " + String(repeating: "(", count: 20_000)
    #expect(throws: ScaffoldingError.self) { try manifest(deep) }
    let calls = "let package = " + String(repeating: "f(", count: 300) + String(repeating: ")", count: 300)
    #expect(throws: ScaffoldingError.self) { try manifest(calls) }
  }

  @Test func `All edits together`() throws {
    let changes = try Self.editable.map { manifest in
      let plan = Self.withTarget.contains { $0.name == manifest.name } ? Self.planWithNeeds : Self.plan
      let text = try plan.text(in: self.manifest(manifest.text))
      return FileChange(path: manifest.name, old: Array(manifest.text.utf8), new: Array(text.utf8))
    }
    try RecordedFiles("manifests").check([FileChange(path: "manifests.diff", text: UnifiedDiff.text(of: changes))])
  }
}
