import AdapterSyntax
import SwiftSyntax
import Testing

@Suite("Properties that need an adapter")
struct RequirementPropertyTests {
  @Test("Name, type and access are read")
  func property() throws {
    let property = try RequirementProperty(
      Parsed.declaration("public static var `class`: (any P)?"), Parsed.attribute("@Service(.throwing)"))
    #expect(property.name == "class")
    #expect(property.type.wrapped == "any P")
    #expect(property.type.isOptional)
    #expect(property.staticModifier?.name.text == "static")
    #expect(property.throwsError)
    #expect(property.peerName("__sk_") == "__sk_class")
  }

  @Test("A name that needs backticks keeps them in the names of its peers")
  func rawIdentifier() throws {
    let property = try RequirementProperty(
      Parsed.declaration("var `the player`: any P"), Parsed.attribute("@Adapted(AdapterAccess.stopping)"))
    #expect(property.name == "the player")
    #expect(!property.throwsError)
    #expect(property.staticModifier == nil)
    #expect(property.peerName("__sk_") == "`__sk_the player`")
  }

  @Test(
    "What is no such property is a problem",
    arguments: [
      ("func f() {}", .notAVariable), ("let a: any P", .constant), ("var a: any P, b: any P", .several),
      ("var (a, b): (any P, any P)", .noName), ("var a", .noType), ("var a: (any P)!", .implicitlyUnwrapped),
      ("var a: any P = b", .initialValue), ("var a: any P { b }", .accessors), ("lazy var a: any P", .modifier("lazy")),
      ("unowned(unsafe) var a: any P", .modifier("unowned")), ("override var a: any P", .modifier("override")),
    ] as [(String, RequirementProperty.Problem.Kind)])
  func problem(_ source: String, _ kind: RequirementProperty.Problem.Kind) {
    do throws(RequirementProperty.Problem) {
      _ = try RequirementProperty(Parsed.declaration(source), Parsed.attribute("@Adapted"))
      Issue.record("\(source) was read")
    } catch { #expect(error.kind == kind) }
  }
}
