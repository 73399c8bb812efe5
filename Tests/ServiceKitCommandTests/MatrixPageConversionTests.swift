import ProductMap
import ReportPages
import Testing

@testable import ServiceKitCommand

/// What of a matrix and of a comparison is on their page.
@Suite("The page of servicekit matrix")
struct MatrixPageConversionTests {
  private static let place = DeclarationPlace(module: "Lite", file: "Lite/A.swift", line: 3)

  private static func column(_ name: String) -> Matrix.Column {
    Matrix.Column(name: name, origin: .source, undescribed: [UndescribedRecords(kind: 1, count: 2, hints: [])])
  }

  private static func matrix(_ cells: [(name: String, cell: Matrix.Cell)], products: [String] = ["Lite"]) -> Matrix {
    Matrix(
      kind: .adapters, products: products.map(column), rows: cells.map { Matrix.Row(name: $0.name, cells: [$0.cell]) })
  }

  private static func entry(_ name: String, scope: String = "host") -> Matrix.Entry {
    Matrix.Entry(name: name, scope: scope, host: "any H", variant: "e=on", isConditional: true, place: place)
  }

  @Test("It has what the matrix has, in words")
  func conversion() {
    let cell = Matrix.Cell(
      entries: [Self.entry("A")],
      needs: [Matrix.Need(owner: "S", property: "p", isRequired: true, place: Self.place)], gap: .duplicate)
    #expect(
      MatrixPage(Self.matrix([("P", cell)]))
        == MatrixPage(
          title: "Adapters of one product", summary: "Read from source.",
          products: [MatrixPage.Product(name: "Lite", notes: ["2 adapters without a description"])],
          rows: [
            MatrixPage.Row(
              name: "P",
              cells: [
                MatrixPage.Cell(
                  entries: [
                    MatrixPage.Entry(
                      name: "A",
                      facts: [
                        MatrixPage.Fact("scope", "host"), MatrixPage.Fact("variant", "e=on"),
                        MatrixPage.Fact("condition", "in some builds"),
                      ], details: [MatrixPage.Fact("host", "any H")], place: "Lite/A.swift:3")
                  ], needs: [MatrixPage.Need(name: "S.p", isRequired: true, place: "Lite/A.swift:3")], gap: .duplicate)
              ])
          ]))
  }

  @Test(
    "Every gap has its mark",
    arguments: zip([Matrix.Gap.required, .optional, .duplicate, .unknown], MatrixPage.Gap.allCases))
  func gaps(gap: Matrix.Gap, mark: MatrixPage.Gap) {
    let page = MatrixPage(Self.matrix([("P", Matrix.Cell(gap: gap))]))
    #expect(page.rows[0].cells[0].gap == mark)
  }

  @Test("Classes and handlers are called so", arguments: [(Matrix.Kind.components, "classes"), (.actions, "handlers")])
  func nouns(kind: Matrix.Kind, noun: String) {
    #expect(MatrixPage(Matrix(kind: kind, products: [], rows: [])).entriesNoun == noun)
  }

  @Test("Of a comparison each cell says how it differs, also in rows that are gone")
  func comparison() {
    let old = Self.matrix([
      ("Gone", Matrix.Cell(entries: [Self.entry("G")])), ("P", Matrix.Cell(entries: [Self.entry("A")])),
    ])
    let new = Self.matrix([("P", Matrix.Cell(entries: [Self.entry("A", scope: "shared")]))])
    let page = MatrixPage(new, MatrixComparison(old, new, before: "main.json", after: "source"))
    #expect(page.title == "source compared with main.json")
    #expect(page.summary == "2 differences between main.json and source: 1 removed, 1 changed.")
    #expect(page.rows.map(\.name) == ["Gone", "P"])
    #expect(
      page.rows.map { $0.cells[0].changes } == [
        ["only in main.json: G, host, for any H, where e=on, Lite/A.swift:3"],
        ["was A, host, for any H, where e=on, Lite/A.swift:3"],
      ])
  }

  @Test("A product that is gone is in the summary")
  func goneProduct() {
    let new = Self.matrix([])
    let old = Matrix(kind: .adapters, products: [Self.column("Kiosk"), Self.column("Lite")], rows: [])
    let page = MatrixPage(new, MatrixComparison(old, new, before: "main.json", after: "source"))
    #expect(
      page.summary == "1 difference between main.json and source: 1 removed. Kiosk: only in main.json: the product.")
  }
}
