import ProductMap
import Testing

/// How a matrix looks on a terminal and in Markdown.
struct MatrixTextTests {
  static let hostile = "</script><img src=x onerror=alert(1)>|`a``b`\u{1B}[31m\u{202E}"

  private static func product(_ name: String, _ bindings: [Binding], _ needs: [Requirement] = []) -> MatrixProduct {
    var contents = ProductContents(product: name, origin: .source)
    contents.bindings = bindings
    contents.requirements = needs
    return MatrixProduct(contents)
  }

  private static func sample(_ adapter: String = "CappedLoading") -> Matrix {
    let needs = [MatrixTests.need("any Loading"), MatrixTests.need("any Trimming", isRequired: false)]
    return Matrix(
      .adapters,
      of: [
        product("Lite", [MatrixTests.binding("any Loading", adapter: adapter)], needs),
        product("Standard", [], needs),
      ])
  }

  @Test func `A cell has the adapter, its scope and its place, and gaps are said in words`() {
    #expect(
      MatrixText(Self.sample()).text(width: 100, usesColor: false) == """
        Protocol  Lite                        Standard
        ────────  ──────────────────────────  ───────────────────
        Loading   CappedLoading, application  REQUIRED, NOT BOUND
                  Lite/A.swift:1              for Page.p
                                              Page/Page.swift:4
        Trimming  not bound, optional         not bound, optional
                  for Page.p                  for Page.p
                  Page/Page.swift:4           Page/Page.swift:4

        2 protocols in 2 products: 1 adapter, 1 required and not bound, 2 optional and not bound, 0 bound
        twice.

        """)
  }

  @Test func `What does not fit side by side stands below`() {
    #expect(
      MatrixText(Self.sample()).text(width: 36, usesColor: false) == """
        Protocol  Lite
        ────────  ──────────────────────────
        Loading   CappedLoading, application
                  Lite/A.swift:1
        Trimming  not bound, optional
                  for Page.p
                  Page/Page.swift:4

        Protocol  Standard
        ────────  ───────────────────
        Loading   REQUIRED, NOT BOUND
                  for Page.p
                  Page/Page.swift:4
        Trimming  not bound, optional
                  for Page.p
                  Page/Page.swift:4

        2 protocols in 2 products: 1
        adapter, 1 required and not bound, 2
        optional and not bound, 0 bound
        twice.

        """)
  }

  @Test(arguments: [20, 33, 60, 100, 200])
  func `No line is wider than the terminal, also with wide characters`(width: Int) {
    let text = MatrixText(Self.sample("読み込みアダプターの実装クラスとても長い名前VeryLongNameWithoutEnd👩‍👩‍👧")).text(
      width: width, usesColor: false)
    #expect(text.split(separator: "\n").allSatisfy { $0.reduce(0) { $0 + $1.displayWidth } <= width })
  }

  @Test func `Colours change nothing but the colours`() {
    let matrix = Self.sample()
    let colored = MatrixText(matrix).text(width: 100, usesColor: true)
    #expect(colored.contains("\u{1B}[1;31mREQUIRED, NOT BOUND\u{1B}[0m"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == MatrixText(matrix).text(width: 100, usesColor: false))
  }

  @Test func `Names from outside cannot reach the terminal`() {
    let text = MatrixText(Self.sample(Self.hostile)).text(width: 200, usesColor: false)
    #expect(text.contains("onerror=alert(1)>|`a``b`\\u{1b}[31m\\u{202e}"))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `Markdown is a table that a name cannot break`() {
    #expect(
      MatrixMarkdown(Self.sample("A|`b`<img>")).text == """
        | Protocol | `Lite` | `Standard` |
        | --- | --- | --- |
        | `Loading` | ``A\\|`b`<img>``, application<br>`Lite/A.swift:1` | **REQUIRED, NOT BOUND**<br>for `Page.p`<br>`Page/Page.swift:4` |
        | `Trimming` | **not bound, optional**<br>for `Page.p`<br>`Page/Page.swift:4` | **not bound, optional**<br>for `Page.p`<br>`Page/Page.swift:4` |

        2 protocols in 2 products&#58; 1 adapter, 1 required and not bound, 2 optional and not bound, 0 bound twice.

        """)
  }

  @Test func `A matrix without rows is a sentence`() {
    let matrix = Matrix(.components, of: [Self.product("Lite", [])])
    #expect(MatrixText(matrix).text(width: 80, usesColor: false) == "0 components in 1 product: 0 classes.\n")
    #expect(MatrixMarkdown(matrix).text == "0 components in 1 product&#58; 0 classes.\n")
  }

  @Test(.timeLimit(.minutes(1)))
  func `Twelve products and 800 protocols are a table`() {
    let products = (0..<12).map { product in
      Self.product(
        "Product\(product)",
        (0..<800).filter { ($0 + product) % 7 > 0 }.map { number in
          MatrixTests.binding(
            "any Feature\(number)Adapter", adapter: "Feature\(number)Implementation",
            at: "Product\(product)/Feature\(number).swift")
        }, (0..<800).map { MatrixTests.need("any Feature\($0)Adapter", isRequired: $0 % 2 == 0) })
    }
    let matrix = Matrix(.adapters, of: products)
    #expect(matrix.rows.count == 800 && matrix.isRectangular)
    let text = MatrixText(matrix).text(width: 120, usesColor: false)
    #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 120 })
    #expect(MatrixMarkdown(matrix).text.split(separator: "\n").count == 803)
  }
}
