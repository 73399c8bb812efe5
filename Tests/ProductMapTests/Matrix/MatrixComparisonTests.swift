import ProductMap
import RecordFormat
import Testing

/// In what two matrices differ, and what is no difference.
struct MatrixComparisonTests {
  private static func product(
    _ bindings: [Binding], _ needs: [Requirement] = [], origin: ProductContents.Origin = .source,
    undescribed: [UndescribedRecords] = []
  ) -> MatrixProduct {
    var contents = ProductContents(product: "Lite", origin: origin, path: origin == .binary ? "Lite" : nil)
    contents.bindings = bindings
    contents.requirements = needs
    contents.undescribed = undescribed
    var product = MatrixProduct(contents)
    if origin == .source { product.modules = ["Lite", "Page"] }
    return product
  }

  private static func compare(_ old: MatrixProduct, _ new: MatrixProduct) -> MatrixComparison {
    MatrixComparison(
      Matrix(.adapters, of: [old]), Matrix(.adapters, of: [new]), before: "saved.json", after: "source")
  }

  private static func text(_ comparison: MatrixComparison) -> String {
    MatrixComparisonText(comparison).text(width: 100, usesColor: false)
  }

  private static let playback = MatrixTests.binding("any Playing", adapter: "Playback")

  @Test func `What is added, removed and changed is said with its place`() {
    var shared = MatrixTests.binding("any Storing", adapter: "Store")
    let old = Self.product([Self.playback, shared], [MatrixTests.need("any Playing")])
    shared.scope = "shared"
    let new = Self.product(
      [shared, MatrixTests.binding("any Rendering", adapter: "Renderer")],
      [MatrixTests.need("any Playing", isRequired: false)])
    let comparison = Self.compare(old, new)
    #expect(
      Self.text(comparison) == """
        --- saved.json
        +++ source
        - Playing in Lite: Playback, application, Lite/A.swift:1
        ~ Playing in Lite: required in Page.p, Page/Page.swift:4
            now optional in Page.p, Page/Page.swift:4
        + Rendering in Lite: Renderer, application, Lite/A.swift:1
        ~ Storing in Lite: Store, application, Lite/A.swift:1
            now Store, shared, Lite/A.swift:1
        4 differences between saved.json and source: 1 added, 1 removed, 2 changed.

        """)
    #expect(
      MatrixComparisonText(comparison).markdown == """
        | Product | Protocol | Change | `saved.json` | `source` |
        | --- | --- | --- | --- | --- |
        | `Lite` | `Playing` | removed | Playback, application<br>`Lite/A.swift:1` | – |
        | `Lite` | `Playing` | changed | required in Page.p<br>`Page/Page.swift:4` | optional in Page.p<br>`Page/Page.swift:4` |
        | `Lite` | `Rendering` | added | – | Renderer, application<br>`Lite/A.swift:1` |
        | `Lite` | `Storing` | changed | Store, application<br>`Lite/A.swift:1` | Store, shared<br>`Lite/A.swift:1` |

        4 differences between saved.json and source&#58; 1 added, 1 removed, 2 changed.

        """)
  }

  @Test func `One adapter in place of another is a change`() {
    let other = MatrixTests.binding("any Playing", adapter: "Other", at: "Lite/B.swift")
    let comparison = Self.compare(Self.product([Self.playback]), Self.product([other]))
    #expect(comparison.differences.map(\.change) == [.changed])
    #expect(comparison.differences.first?.after?.line == "Other, application, Lite/B.swift:1")
  }

  @Test func `A line is no difference, and a file is`() {
    var moved = Self.playback
    moved.place.line = 40
    let same = Self.compare(Self.product([Self.playback]), Self.product([moved]))
    #expect(
      Self.text(same) == """
        1 declaration moved within the file, which is no difference.
        saved.json and source agree.

        """)
    moved.place.file = "Lite/B.swift"
    #expect(Self.compare(Self.product([Self.playback]), Self.product([moved])).differences.map(\.change) == [.changed])
  }

  @Test func `Equal matrices agree`() {
    #expect(
      Self.text(Self.compare(Self.product([Self.playback]), Self.product([Self.playback])))
        == "saved.json and source agree.\n")
  }

  // MARK: - Source and binaries

  @Test func `What only source can know is no difference to a binary`() {
    var source = Self.product([Self.playback])
    source.registered = [MatrixTests.binding("any Storing", adapter: "Store")]
    source.conditional = [Self.playback.place]
    #expect(Self.compare(source, Self.product([], origin: .binary)).isEmpty)
    #expect(
      Self.compare(Self.product([Self.playback]), Self.product([], origin: .binary)).differences.map(\.change) == [
        .removed
      ])
  }

  @Test func `What a binary has from other projects is no difference`() {
    let foreign = MatrixTests.binding("any Logging", adapter: "Logger", at: "Logging/Logger.swift")
    let comparison = Self.compare(Self.product([]), Self.product([foreign], origin: .binary))
    #expect(comparison.isEmpty && comparison.notes == ["1 declaration of other projects' modules is left out."])
    #expect(!Self.compare(Self.product([]), Self.product([Self.playback], origin: .binary)).isEmpty)
  }

  @Test func `A record without a description stands for what has its hint`() {
    func binary(_ hints: UInt32...) -> MatrixProduct {
      let kind = RecordKind.adapter.rawValue
      return Self.product(
        [], origin: .binary, undescribed: [UndescribedRecords(kind: kind, count: hints.count, hints: hints)])
    }
    let hint = RecordHint.hint(ofType: "any Playing")
    let same = Self.compare(Self.product([Self.playback]), binary(hint))
    #expect(same.isEmpty && same.notes == ["1 declaration has a record without a description on the other side."])
    #expect(Self.compare(Self.product([Self.playback]), binary(0)).isEmpty)
    #expect(
      Self.text(Self.compare(Self.product([Self.playback]), binary(7))) == """
        --- saved.json
        +++ source
        + Lite: 1 adapter without a description, with the hint 0x7
        - Playing in Lite: Playback, application, Lite/A.swift:1
        2 differences between saved.json and source: 1 added, 1 removed.

        """)
  }

  @Test func `A product of the source without a binary is left out, one that is gone is a difference`() {
    var other = Self.product([], origin: .source)
    other.contents.product = "Standard"
    let source = Matrix(.adapters, of: [Self.product([Self.playback]), other])
    let binary = Matrix(.adapters, of: [Self.product([Self.playback], origin: .binary)])
    let comparison = MatrixComparison(source, binary, before: "source", after: "binaries")
    #expect(comparison.isEmpty && comparison.notes == ["There is no binary of Standard."])
    let saved = MatrixComparison(source, Matrix(.adapters, of: [other]), before: "saved.json", after: "source")
    #expect(saved.differences.map(\.title) == ["Lite"] && saved.differences.map(\.change) == [.removed])
  }
}
