import AdapterSyntax
import SwiftSyntax
import Testing

@Suite("The arguments of @Adapter")
struct AdapterAttributeTests {
  @Test(
    "The scope follows from the host, unless it is written",
    arguments: [
      ("", "application"), (", host: nil", "application"), (", host: (any H).self", "host"),
      (", scope: nil", "application"), (", host: (any H).self, scope: nil", "host"), (", scope: .unique", "unique"),
      (", host: (any H).self, scope: .shared", "shared"), (", scope: AdapterScope.host", "host"),
      (", scope: ServiceKit.AdapterScope.shared", "shared"), (", scope: .application", "application"),
    ])
  func scope(_ arguments: String, _ scope: String) throws {
    #expect(try AdapterAttribute(Parsed.attribute("@Adapter((any P).self\(arguments))")).scope == scope)
  }

  @Test("Protocols and host are read in order")
  func protocols() throws {
    let attribute = try AdapterAttribute(
      Parsed.attribute("@Adapter((any P).self, (any A.Q & R).self, host: (any H).self)"))
    #expect(attribute.protocols.map(\.type) == ["any P", "any A.Q & R"])
    #expect(attribute.host?.type == "any H")
    #expect(attribute.variant == nil)
  }

  @Test(
    "A variant is labelled by the key's name and the arm",
    arguments: [
      ("(.autoplay, \"on\")", "autoplay=on"), ("(Keys.autoplay, \"on\")", "autoplay=on"),
      ("(App.Keys.autoplay, #\"a \"b\"\"#)", "autoplay=a \"b\""), ("(.autoplay, \"\\u{61}\")", "autoplay=a"),
    ])
  func variant(_ written: String, _ label: String) throws {
    let attribute = try AdapterAttribute(Parsed.attribute("@Adapter((any P).self, variant: \(written))"))
    #expect(attribute.variant?.label == label)
    #expect(attribute.variant?.expression.description == written)
  }

  @Test(
    "The first problem in source order is reported",
    arguments: [
      ("@Adapter", .noProtocol), ("@Adapter()", .noProtocol), ("@Adapter(host: (any H).self)", .noProtocol),
      ("@Adapter(1, scope: x)", .protocolReference(.notAType)),
      ("@Adapter((any P).self, (any P).self)", .duplicateProtocol("any P")),
      ("@Adapter((any P & Q).self, (any Q & P).self)", .duplicateProtocol("any Q & P")),
      ("@Adapter((any P).self, scope: x, variant: y)", .unreadableScope),
      ("@Adapter((any P).self, scope: Other.shared)", .unreadableScope),
      ("@Adapter((any P).self, variant: (.a, b))", .unreadableVariant),
      ("@Adapter((any P).self, variant: (a, \"b\"))", .unreadableVariant),
      ("@Adapter((any P).self, variant: (.a, \"b\", 1))", .unreadableVariant),
      ("@Adapter((any P).self, host: (any H).self, scope: .application)", .serviceWithHost),
    ] as [(String, AdapterAttribute.Problem.Kind)])
  func problem(_ source: String, _ kind: AdapterAttribute.Problem.Kind) {
    do throws(AdapterAttribute.Problem) {
      _ = try AdapterAttribute(Parsed.attribute(source))
      Issue.record("\(source) was read")
    } catch { #expect(error.kind == kind) }
  }
}
