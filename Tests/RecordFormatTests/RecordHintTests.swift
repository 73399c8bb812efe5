import RecordFormat
import Testing

@Suite("Hints")
struct RecordHintTests {
  @Test(
    "A protocol has one hint, however it is written",
    arguments: [
      "P", "any P", "(any P)", "((any P))", "( any P )", "any A.P", "any A.B.P", "A . P", "any  P", "any\nP", "any `P`",
      "any P & Sendable", "Sendable & P", "any AnyObject & P", "any P & Swift.Sendable & Copyable", "any P & Any",
      "any Swift.AnyObject & A.P", "any P & SendableMetatype", "any (P & Sendable)", "any A::P",
      "(P in _8196442C1C277E0B7C0EC0E2C6A1FD88)", "A.(P in _8196442C1C277E0B7C0EC0E2C6A1FD88) & Sendable",
    ])
  func spelling(_ text: String) {
    #expect(RecordHint.hint(ofType: text) == FNV1a.hash32("P".utf8))
  }

  @Test(
    "The order of a composition does not matter",
    arguments: ["any P & Q", "any Q & P", "any A.Q & B.P", "P&Q", "any (P) & (Q)", "Sendable & Q & P", "any P &\n  Q"])
  func composition(_ text: String) {
    #expect(RecordHint.hint(ofType: text) == FNV1a.hash32("P".utf8) &+ FNV1a.hash32("Q".utf8))
  }

  @Test("Names that only contain an ignored one count")
  func similarNames() {
    #expect(RecordHint.hint(ofType: "any SendableThing") == FNV1a.hash32("SendableThing".utf8))
    #expect(RecordHint.hint(ofType: "any anyP") == FNV1a.hash32("anyP".utf8))
    #expect(RecordHint.hint(ofType: "any P") != RecordHint.hint(ofType: "any p"))
  }

  @Test(
    "What names no protocol has no hint", arguments: ["", "&", "any", "AnyObject", "Any", "Sendable & Copyable", " "])
  func nothing(_ text: String) {
    let hint = RecordHint.hint(ofType: text)
    #expect(hint == RecordHint.unknown || text == "any")
  }

  @Test("The runtime's name of a type gives the hint of its source")
  func runtimeNames() {
    #expect(Self.hint((any Spoken).self) == RecordHint.hint(ofType: "any Spoken"))
    #expect(Self.hint((any Spoken & Written).self) == RecordHint.hint(ofType: "any Written & Spoken"))
    #expect(Self.hint((any Spoken & Sendable).self) == RecordHint.hint(ofType: "any Spoken"))
    #expect(Self.hint((any Spoken & AnyObject).self) == RecordHint.hint(ofType: "any Spoken"))
    #expect(Self.hint((any Outer.Nested).self) == RecordHint.hint(ofType: "any Outer.Nested"))
    #expect(Self.hint((any `two words`).self) == RecordHint.hint(ofType: "any `two words`"))
    #expect(Self.hint((any `default`).self) == RecordHint.hint(ofType: "any `default`"))
    #expect(Self.hint((any Hidden).self) == RecordHint.hint(ofType: "any Hidden"))
  }

  private static func hint(_ type: Any.Type) -> UInt32 { RecordHint.hint(ofType: _typeName(type, qualified: false)) }
}

private protocol Spoken {}
private protocol Written {}
private protocol Hidden {}
private protocol `two words` {}
private protocol `default` {}
private enum Outer { protocol Nested {} }
