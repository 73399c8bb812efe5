import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a page, read as XML, which pages are besides the texts of their styles and scripts.
final class PageReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The names of the elements around it, the outermost first.
    let path: [String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  /// What is wrong with it; nil where nothing is.
  private(set) var fault: String?
  private var open: [Int] = []

  init(_ page: String) {
    super.init()
    let parser = XMLParser(data: Data(Self.withoutTexts(of: ["style", "script"], page).utf8))
    parser.delegate = self
    if !parser.parse() {
      fault = "\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError.map { "\($0)" } ?? "")"
    }
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, path: open.map { elements[$0].name }))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }

  private static func withoutTexts(of names: [String], _ page: String) -> String {
    var page = page
    for name in names {
      var rest = page[...]
      page = ""
      while let start = rest.firstRange(of: "<\(name)>"),
        let end = rest[start.upperBound...].firstRange(of: "</\(name)>")
      {
        page += rest[..<start.upperBound]
        rest = rest[end.lowerBound...]
      }
      page += rest
    }
    return page
  }
}
