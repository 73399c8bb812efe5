import RecordFormat
import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import Testing

@Suite("The constants that expansions carry")
struct DescriptionTests {
  @Test("An adapter's description names everything that was written, on one line each")
  func adapter() throws {
    let source = """
      extension Outer.Space {
        @Adapter(
          (any A.Player).self,  // the one
          (any B & C).self, host: (any Host).self, scope: .unique, variant: (Keys.autoplay, "on"))
        final class Video: A.Player, B, C {}
      }
      """
    let description = try #require(try Self.descriptions(source).first)
    #expect(description.kind == .adapter)
    #expect(
      description.fields.map { "\($0.key)=\($0.value)" } == [
        "protocol=any A.Player", "protocol=any B & C", "adapter=Outer.Space.Video", "scope=unique", "host=any Host",
        "variant=autoplay=on", "module=App", "file=App/File.swift", "line=5",
      ])
  }

  @Test("A module's description names its id, its class, its policy and its gate")
  func module() throws {
    let source = """
      extension Outer {
        @Module(id: "2", policy: .once, requires: "login") actor Player: OpenableModule {}
      }
      """
    let description = try #require(try Self.descriptions(source).first)
    #expect(description.kind == .module)
    #expect(
      description.fields.map { "\($0.key)=\($0.value)" } == [
        "id=2", "class=Outer.Player", "policy=.once", "requires=login", "module=App", "file=App/File.swift", "line=2",
      ])
  }

  @Test("A requirement's description names its owner and whether it is needed")
  func requirement() throws {
    let source = """
      struct Page {
        @Service static var `class`: (any Clock)?
        @Service(.throwing)
        var other: any Clock
      }
      @Service var global: any Clock
      """
    let descriptions = try Self.descriptions(source)
    #expect(descriptions.map(\.kind) == [.requirement, .requirement, .requirement])
    #expect(descriptions.map { $0["property"] } == ["class", "other", "global"])
    #expect(descriptions.map { $0["required"] } == ["false", "true", "true"])
    #expect(descriptions.map { $0["host"] } == ["Page", "Page", ""])
    #expect(descriptions.map { $0["line"] } == ["2", "4", "6"])
  }

  @Test("Names are written as the runtime prints them")
  func names() throws {
    let source = "enum `default` { @Adapter((any `my proto`).self) final class `my class`: `my proto` {} }"
    #expect(try Self.descriptions(source).map { $0["adapter"] } == ["default.`my class`"])
  }

  @Test("Two declarations of one name on one line have two identities")
  func identities() throws {
    let source = "enum A { @Service static var c: any Clock }; enum B { @Service static var c: any Clock }"
    #expect(Set(try Self.descriptions(source).map(\.identity)).count == 2)
  }

  @Test("The sections are named as the target's object format needs")
  func sections() {
    let source = "@Service var clock: any Clock"
    let elf = Expansion(source, .elf).text
    let machO = Expansion(source, .machO).text
    #expect(elf.contains(#"@section("sk_records") @used"#) && elf.contains(#"@section("sk_names") @used"#))
    #expect(machO.contains(#"@section("__DATA_CONST,__sk_records") @used"#))
    #expect(machO.contains(#"@section("__TEXT,__sk_names") @used"#))
  }

  @Test("Without descriptions the record is all there is")
  func leftOut() {
    let text = Expansion("@Service var clock: any Clock").text
    #expect(!text.contains("__skDescription"))
    #expect(text.contains(", 0x0, {"))
  }

  /// Reads the constants out of the expanded text.
  private static func descriptions(_ source: String) throws -> [RecordDescription] {
    let text = Expansion(source, .elf).text
    let constants = text.matches(of: /__sk(?:Module)?Description\w*: \([^)]*\) = \((?<words>[^)]*)\)/)
    return try constants.flatMap { constant in
      let words = constant.words.split(separator: ", ").compactMap { UInt64($0.dropFirst(2), radix: 16) }
      return try RecordDescription.decodeAll(words.flatMap { word in (0..<8).map { UInt8(word >> ($0 * 8) & 0xff) } })
    }
  }
}
