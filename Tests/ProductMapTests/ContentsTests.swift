import Foundation
import ProductMap
import Testing

@Suite("Contents of a product")
struct ContentsTests {
  @Test("What is written as JSON is read back")
  func roundTrip() throws {
    var contents = ProductContents(product: "Lite", origin: .binary, path: "build/Lite")
    let place = DeclarationPlace(module: "Lite", file: "Lite/Playing.swift", line: 7)
    contents.bindings = [
      Binding(protocols: ["any P"], adapter: "Playing", scope: "host", host: "any H", variant: "e=on", place: place)
    ]
    contents.requirements = [
      Requirement(protocolName: "any P", isRequired: true, owner: "Page", property: "playing", place: place)
    ]
    contents.components = [Component(name: "header", className: "Header", place: place)]
    contents.modules = [Module(id: "2", className: "Share", policy: ".once", gate: "login", place: place)]
    contents.handlers = [Handler(action: "Show", function: "show", target: "Share", place: place)]
    contents.undescribed = [UndescribedRecords(kind: 6, count: 1, hints: [3])]
    let read = try JSONDecoder().decode(ProductContents.self, from: JSONEncoder().encode(contents))
    #expect(read == contents)
  }
}
