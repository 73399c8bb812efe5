import Foundation
import Testing

@testable import ReportPages

@Suite("The page of a matrix")
struct MatrixPageTests {
  @Test("The page of three products and eight protocols is the recorded one")
  func whole() throws { try PageFixture("matrix.html").check(MatrixSample.small.html) }

  @Test("It is well-formed XML, too")
  func wellFormed() { #expect(PageReader(MatrixSample.small.html).fault == nil) }

  @Test("Each row has a header of its own and a cell below each header")
  func table() throws {
    let page = PageReader(MatrixSample.small.html)
    let headers = page.elements("th").filter { $0.path.contains("thead") }
    #expect(headers.map(\.text) == ["Protocol", "Kioskbuild/Kiosk", "Lite", "Standard", "Needed by"])
    #expect(page.elements("th").allSatisfy { $0.attributes["scope"] == ($0.path.contains("thead") ? "col" : "row") })
    #expect(page.elements("td").count == 8 * 4)
  }

  // What a name from a binary could do to a page: https://owasp.org/www-community/attacks/xss/
  @Test("A hostile name becomes no element and no attribute")
  func hostile() {
    let page = PageReader(MatrixSample.small.html)
    #expect(page.elements("img").isEmpty && page.elements("iframe").isEmpty)
    #expect(page.elements("script").count == 1)
    let attributes = Set(page.elements.flatMap { $0.attributes.keys })
    #expect(attributes.filter { $0.hasPrefix("on") || $0 == "style" || $0 == "src" } == [])
  }

  @Test("Its policy lets nothing be loaded")
  func policy() throws {
    let metas = PageReader(MatrixSample.small.html).elements("meta")
    let policy = try #require(metas.first { $0.attributes["http-equiv"] == "Content-Security-Policy" })
    #expect(
      policy.attributes["content"]
        == "default-src 'none'; style-src \(PageAsset.baseStyle.source) \(PageAsset.matrixStyle.source); "
        + "script-src \(PageAsset.matrixScript.source); base-uri 'none'; form-action 'none'")
  }

  @Test("Rows are marked that have gaps, differ or have changed")
  func marks() {
    let rows = PageReader(MatrixSample.small.html).elements("tr").dropFirst()
    #expect(rows.map { $0.attributes["data-m"] ?? "" } == ["d", "dc", "", "gd", "gd", "gd", "gd", "dc"])
  }

  @Test("Who needs a row is said with the products, where it is not all of them")
  func needs() {
    let needs = PageReader(MatrixSample.small.html).elements("li").filter { $0.path.contains("tbody") }
    #expect(needs.map { $0.attributes["data-p"] ?? "all" } == ["all", "all", "all", "0 1", "all", "0"])
  }

  @Test("No products and no rows are a page, too")
  func empty() throws {
    let page = PageReader(MatrixPage(title: "Nothing", products: [], rows: []).html)
    #expect(page.fault == nil)
    #expect(page.elements("p").first?.text == "0 protocols in 0 products.")
  }

  @Test("Twelve products and eight hundred protocols are well-formed and have at most 3 MB")
  func large() throws {
    let text = MatrixSample.large.html
    #expect(PageReader(text).elements("td").count == 800 * 13)
    #expect(text.utf8.count < 3_000_000)
    // For the tests in the browser.
    guard let folder = ProcessInfo.processInfo.environment["SERVICEKIT_PAGES"] else { return }
    try text.write(toFile: "\(folder)/large.html", atomically: true, encoding: .utf8)
  }
}
