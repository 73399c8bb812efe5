import Testing

/// A record that is wrong, and the whole of what is said about it.
struct RecordMessage: CustomTestStringConvertible {
  let source: String
  let message: String
  let waysOut: [String]

  var testDescription: String { message }

  private static let types = [
    "Write the type AdapterRecord.Layout, or ComponentRecord.Layout for a component.",
    "Write (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void).",
  ]
  private static let description = [
    "Write it with RecordDescription(kind:identity:fields:).words of RecordFormat.",
    "Leave it out, and write 0 for the identity.",
  ]

  private init(_ declaration: String, _ message: String, _ waysOut: [String], section: String = "sk_records") {
    source = "@section(\"\(section)\") @used \(declaration)"
    self.message = message
    self.waysOut = waysOut
  }

  private init(source: String, _ message: String, _ waysOut: [String]) {
    self.source = source
    self.message = message
    self.waysOut = waysOut
  }

  static let all = sections + declarations + numbers

  private static let sections = [
    RecordMessage(
      "let a: AdapterRecord.Layout = (1, 1, 0, 0, declare)",
      "'a' is in the section 'sk_record', where nothing looks for records",
      ["Write 'sk_records' on ELF, '__DATA_CONST,__sk_records' on Mach-O."], section: "sk_record"),
    RecordMessage(
      "let a: (UInt64, UInt64) = (1, 2)",
      "'a' is in the section '__DATA,__sk_names', where nothing looks for descriptions",
      ["Write 'sk_names' on ELF, '__TEXT,__sk_names' on Mach-O."], section: "__DATA,__sk_names"),
    RecordMessage(
      source: """
        #if os(iOS)
          @section("sk_records") @used let a: AdapterRecord.Layout = (1, 1, 0, 0, declare)
        #endif
        """, "'sk_records' is the section of ELF, but this is compiled for Mach-O only",
      ["Write '__DATA_CONST,__sk_records'.", "Correct the condition of the #if."]),
  ]

  private static let declarations = [
    RecordMessage(
      "var a: AdapterRecord.Layout = (1, 1, 0, 0, declare)", "'a' is a variable, but records are constants",
      ["Write let in place of var."]),
    RecordMessage(
      source: """
        extension Box {
          @section("sk_records") @used static let a: AdapterRecord.Layout = (1, 1, 0, 0, declare)
        }
        """, "'a' is within the generic type 'Box', which has no constants of its own",
      ["Move it to file scope, or into an enum beside the type."]),
    RecordMessage(
      "let a = (1, 1, 0, 0, declare)", "'a' has no written type, so its numbers are of type Int", types),
    RecordMessage(
      "let a: (UInt16, UInt16) = (1, 1)", "'a' has 2 elements; a record has 5, and each continuation 5 more", types),
    RecordMessage(
      "let a: (UInt16, UInt32, UInt32, UInt64, Accessor) = (1, 1, 0, 0, declare)",
      "element 2 of 'a' is of type 'UInt32', where a record has 'UInt16'", types),
  ]

  private static let numbers = [
    RecordMessage(
      "let a: AdapterRecord.Layout = (3, 1, 0, 0, declare)", "'a' has the version 3; readers know version 1 only",
      ["Write 1."]),
    RecordMessage(
      "let a: AdapterRecord.Layout = (1, 5, 0, 0, declare)", "'a' has the kind 5, which nothing reads",
      ["Write 1 for an adapter, or 3 for a component."]),
    RecordMessage(
      "let a: AdapterRecord.Layout = (1, 0x8001, 0, 0, 0)",
      "'a' begins with a continuation, but there is no record before it", ["Write the kind without the bit 0x8000."]),
    RecordMessage(
      "let a: Twice = (1, 1, 0, 0, declare, 1, 1, 0, 0, 0)",
      "'a' goes on with a record of its own; only continuations may follow in one constant",
      ["Write 0x8001 for one more hint of an adapter."]),
    RecordMessage(
      "let a: AdapterRecord.Layout = (1, 1, 7, 0, { AdapterRecord.declare($0, (any ClockService).self) { Clock() } })",
      "the hint of 'a' is not that of 'ClockService'", ["Write 0xcf0479dc.", "Write 0: then no hint is needed."]),
    RecordMessage(
      "let a: AdapterRecord.Layout = (1, 1, 0, 7, declare)", "no description in the file has the identity of 'a'",
      [
        "Write 0 for the identity: the record then has no description.", "Write the description into 'sk_names'.",
      ]),
    RecordMessage(
      "let a: (UInt64, UInt64) = (1, 2)", "'a' cannot be decoded: no description starts at byte 0", description,
      section: "sk_names"),
    RecordMessage(
      "let a: (UInt64, UInt64) = (0x0000_0001_3244_4B53, 2)", "'a' is no description of version 1", description,
      section: "sk_names"),
  ]
}
