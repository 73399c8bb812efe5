/// Records that the optimiser removes.
enum SectionWithoutUsedRule: Rule {
  static let description = RuleDescription(
    "section-without-used", "hand-written records and descriptions without @used", severity: .error,
    why: """
      Nothing in the code reads a record: the linker gathers it. A constant that nothing reads is removed by the optimiser, \
      so a record without `@used` is there in a debug build and gone in a release build, and the program says that its \
      protocol is not bound. `@section` alone says where the constant goes, not that it stays.

      The rule looks at the sections of ServiceKit only, on every platform that the code is compiled for: `@used` within an \
      `#if` counts where that holds.
      """,
    bad: """
      enum ClockBinding {
        @section("sk_records")
        static let record: AdapterRecord.Layout = (
          1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
        )
      }
      """,
    good: """
      enum ClockBinding {
        @section("sk_records") @used
        static let record: AdapterRecord.Layout = (
          1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
        )
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.files.flatMap { _, file in
      file.sections.compactMap { fact in
        guard !fact.isUsed, fact.content != nil, fact.condition.canHold() else { return nil }
        return Finding(
          description, at: Place(file.path, fact.sectionPosition),
          "'\(fact.name)' is in the section '\(fact.section)' without @used, so a release build does not have it",
          waysOut: ["Write @used beside @section."], subject: fact.name, context: fact.owner)
      }
    }
  }
}
