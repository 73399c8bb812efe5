import AdapterSyntax
import RecordFormat
import SwiftSyntax
import Testing

@Suite("Protocols as arguments")
struct ProtocolReferenceTests {
  @Test(
    "The type is read without parentheses, comments and line breaks",
    arguments: [
      ("(any P).self", "any P", ["P"]),
      ("((any P)).self", "any P", ["P"]),
      ("(any A.B.P).self", "any A.B.P", ["A.B.P"]),
      ("(any P & A.Q).self", "any P & A.Q", ["P", "A.Q"]),
      ("(any P /* why */ & Q).self", "any P & Q", ["P", "Q"]),
      ("(\n  any P\n    & Q\n).self", "any P & Q", ["P", "Q"]),
      ("(any `two words`).self", "any `two words`", ["`two words`"]),
      ("(any App::P).self", "any App::P", ["App::P"]),
    ])
  func type(_ source: String, _ type: String, _ names: [String]) throws {
    let reference = try ProtocolReference(Parsed.expression(source))
    #expect(reference.type == type)
    #expect(reference.names == names)
    #expect(reference.hint == RecordHint.hint(ofType: type))
    #expect(reference.expression.description == source)
  }

  @Test(
    "Anything else is a fault",
    arguments: [
      ("P.self", .notExistential(name: "P")),
      ("A.P.self", .notExistential(name: "A.P")),
      ("(P).self", .notExistential(name: "P")),
      ("(P & Q).self", .notExistential(name: "P & Q")),
      ("(any P)?.self", .optional(wrapped: "any P")),
      ("((any P)?).self", .optional(wrapped: "any P")),
      ("(any P?).self", .optional(wrapped: "any P")),
      ("(any P)", .notAType),
      ("type", .notAType),
      (".self", .notAType),
      ("P.Type", .notAType),
      ("\"P\"", .notAType),
      ("nil", .notAType),
    ] as [(String, ProtocolReference.Fault)])
  func fault(_ source: String, _ fault: ProtocolReference.Fault) {
    #expect(throws: ProtocolReference.Failure.self) { try ProtocolReference(Parsed.expression(source)) }
    do throws(ProtocolReference.Failure) { _ = try ProtocolReference(Parsed.expression(source)) } catch {
      #expect(error.fault == fault)
    }
  }
}
