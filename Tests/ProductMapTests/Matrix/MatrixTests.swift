import Foundation
import ProductMap
import RecordFormat
import Testing

/// What is in the rows and cells of a matrix.
struct MatrixTests {
  static func place(_ file: String, _ line: Int = 1) -> DeclarationPlace {
    DeclarationPlace(module: String(file.prefix { $0 != "/" }), file: file, line: line)
  }

  static func binding(
    _ protocols: String..., adapter: String, variant: String? = nil, at file: String = "Lite/A.swift"
  ) -> Binding {
    Binding(protocols: protocols, adapter: adapter, scope: "application", variant: variant, place: place(file))
  }

  static func need(_ type: String, isRequired: Bool = true) -> Requirement {
    Requirement(
      protocolName: type, isRequired: isRequired, owner: "Page", property: "p", place: place("Page/Page.swift", 4))
  }

  static func matrix(
    _ bindings: [Binding], _ needs: [Requirement] = [], undescribed: [UndescribedRecords] = []
  ) -> Matrix {
    var contents = ProductContents(product: "Lite", origin: .binary, path: "Lite")
    contents.bindings = bindings
    contents.requirements = needs
    contents.undescribed = undescribed
    return Matrix(.adapters, of: [MatrixProduct(contents)], names: ProtocolNames([contents]))
  }

  // MARK: - Names

  @Test(arguments: [
    "any P & Q", "any Q & P", "(any P & Q)", "any P & Sendable & Q", "any Feed.P & Q", "any Feed::P & Q & AnyObject",
  ])
  func `However a composition is spelt, it is one row`(type: String) {
    #expect(Self.matrix([Self.binding(type, adapter: "A")]).rows.map(\.name) == ["P & Q"])
  }

  @Test func `Two protocols of one name are two rows`() {
    let matrix = Self.matrix([Self.binding("any A.P", adapter: "One"), Self.binding("any B.P", adapter: "Two")])
    #expect(matrix.rows.map(\.name) == ["A.P", "B.P"])
  }

  @Test func `A service in C is no protocol of the same name`() {
    let matrix = Self.matrix([
      Self.binding("any Words", adapter: "Words"), Self.binding("Words", adapter: "words", at: "Text/words.c"),
    ])
    #expect(matrix.rows.map(\.title) == ["Words", "Words (C)"])
    #expect(matrix.rows.allSatisfy { $0.cells[0].gap == nil })
  }

  @Test func `In source an alias is what it stands for`() {
    let matrix = SourceProject(
      """
      //// Sources/Page/Page.swift
      import ServiceKit
      public protocol Playing: AnyObject {}
      public typealias Player = any Playing
      final class Page {
        @Service var player: Player?
      }
      //// Targets/Lite/main.swift
      import Page
      @Adapter((any Page.Playing).self)
      final class Playback: Playing {}
      """
    ).matrix()
    #expect(matrix.rows.map(\.name) == ["Playing"])
    #expect(matrix.rows[0].cells[0].entries.map(\.name) == ["Playback"])
    #expect(matrix.rows[0].cells[0].needs.map(\.name) == ["Page.player"])
  }

  @Test func `In source two protocols of one name are told apart however they are written`() {
    let matrix = SourceProject(
      """
      //// Sources/One/One.swift
      public protocol Playing {}
      @Adapter((any Playing).self)
      final class Here: Playing {}
      //// Sources/Two/Two.swift
      public protocol Playing {}
      @Adapter((any Playing).self)
      final class There: Playing {}
      //// Targets/Lite/main.swift
      import One
      import Two
      """
    ).matrix()
    #expect(matrix.rows.map(\.name) == ["One.Playing", "Two.Playing"])
  }

  // MARK: - Gaps

  @Test func `What is required or used and not bound is marked`() {
    let matrix = Self.matrix([], [Self.need("any P"), Self.need("any Q", isRequired: false)])
    #expect(matrix.rows.map(\.cells[0].gap) == [.required, .optional])
  }

  @Test func `Two adapters are a fault, two arms are not`() {
    let rivals = Self.matrix([
      Self.binding("any P", adapter: "A"), Self.binding("any P", adapter: "B", variant: "e=on"),
    ])
    #expect(rivals.rows[0].cells[0].gap == .duplicate)
    let arms = Self.matrix([
      Self.binding("any P", adapter: "A", variant: "e=off"), Self.binding("any P", adapter: "B", variant: "e=on"),
    ])
    #expect(arms.rows[0].cells[0].gap == nil)
    let experiments = Self.matrix([
      Self.binding("any P", adapter: "A", variant: "e=on"), Self.binding("any P", adapter: "B", variant: "f=off"),
    ])
    #expect(experiments.rows[0].cells[0].gap == .duplicate)
  }

  @Test func `Handlers for different states and arms do not exclude each other`() {
    func gap(_ conditions: String?...) -> Matrix.Gap? {
      var contents = ProductContents(product: "Lite", origin: .source)
      contents.handlers = conditions.map {
        Handler(action: "Show", function: "show", condition: $0, place: Self.place("Lite/A.swift"))
      }
      return Matrix(.actions, of: [MatrixProduct(contents)]).rows[0].cells[0].gap
    }
    #expect(gap(nil, "focusTitle") == nil)
    #expect(gap("focusTitle, a=on", "focusTitle, a=off", "a=on") == nil)
    #expect(gap("focusTitle", "focusTitle") == .duplicate)
    #expect(gap(nil, "a=on") == .duplicate)
  }

  @Test func `A record without a description may be the adapter that is missing`() {
    let hint = RecordHint.hint(ofType: "any P")
    let records = UndescribedRecords(kind: RecordKind.adapter.rawValue, count: 1, hints: [hint])
    let matrix = Self.matrix([], [Self.need("any P"), Self.need("any Q")], undescribed: [records])
    #expect(matrix.rows.map(\.cells[0].gap) == [.unknown, .required])
  }

  // MARK: - Columns

  @Test func `Binaries of one product are told apart by their paths`() {
    let products = ["debug/Lite", "release/Lite"].map {
      MatrixProduct(ProductContents(product: "Lite", origin: .binary, path: $0))
    }
    #expect(Matrix(.adapters, of: products).products.map(\.name) == ["Lite (debug/Lite)", "Lite (release/Lite)"])
  }

  @Test func `Components, modules and actions are rows, too`() {
    var contents = ProductContents(product: "Lite", origin: .source)
    let place = Self.place("Lite/A.swift")
    contents.components = [Component(name: "header", className: "Header", place: place)]
    contents.modules = [Module(id: "2", className: "Share", policy: ".once", gate: "login", place: place)]
    contents.handlers = [Handler(action: "Show", function: "show", target: "Share", place: place)]
    func summaries(_ kind: Matrix.Kind) -> [String] {
      Matrix(kind, of: [MatrixProduct(contents)]).rows.map { "\($0.name): \($0.cells[0].entries[0].summary)" }
    }
    #expect(summaries(.components) == ["header: Header"])
    #expect(summaries(.modules) == ["2: Share, policy .once, behind login"])
    #expect(summaries(.actions) == ["Show: Share.show"])
  }

  @Test func `What is written as JSON is read back`() throws {
    let matrix = Self.matrix(
      [Self.binding("any P", adapter: "A", variant: "e=on"), Self.binding("any P", adapter: "B")],
      [Self.need("any P"), Self.need("any Q")],
      undescribed: [UndescribedRecords(kind: 1, count: 1, hints: [7])])
    #expect(try JSONDecoder().decode(Matrix.self, from: JSONEncoder().encode(matrix)) == matrix)
  }
}
