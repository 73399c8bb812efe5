import Foundation
import Testing

@testable import LintEngine

/// With `SERVICEKIT_RECORD=1` in the environment the documents are written anew.
struct RulePagesTests {
  @Test func `The page of all rules is current`() throws {
    try RecordedDocument("Tools/LintEngine/Documentation/Rules.md").check(RulePages.markdown)
  }

  @Test func `The table of rules for contributors is current`() throws {
    try RecordedDocument("CONTRIBUTING.md").check(
      RulePages.table(linkingTo: "Tools/LintEngine/Documentation/Rules.md"), between: "lint rules")
  }

  @Test(arguments: Rules.all.map { $0.description.summary })
  func `A summary goes on after 'Finds', and is no sentence`(summary: String) {
    #expect(summary.first?.isUppercase == false && summary.last != ".")
  }

  @Test func `A page says what, why, how not, how and how to allow it`() {
    let rule = RuleDescription(
      "a-b", "things", severity: .error, why: "They\nhurt.", bad: "let a = 1",
      good: "//// Sources/A/B.swift\nlet b = 2",
      settings: [.init("maximum", "how many there may be")])
    #expect(
      RulePage(rule).markdown == """
        # a-b

        Finds things. Severity: error.

        They
        hurt.

        Not so:

        ```swift
        let a = 1
        ```

        Instead:

        `Sources/A/B.swift`:

        ```swift
        let b = 2
        ```

        Settings in `.servicekit.json`:

        - `maximum`: how many there may be

        To allow it at one place: `// servicekit:ignore a-b - the reason`.

        """)
    #expect(
      RulePage(rule).text == """
        a-b (error)

        Finds things.

        They
        hurt.

        Not so:

            let a = 1

        Instead:

            //// Sources/A/B.swift
            let b = 2

        Settings in .servicekit.json:

            maximum: how many there may be

        To allow it at one place:

            // servicekit:ignore a-b - the reason

        """)
  }

  @Test func `The list of rules has a line for each`() {
    let lines = RulePages.text.split(separator: "\n")
    #expect(lines.count == Rules.all.count)
    #expect(
      lines.contains {
        $0.hasPrefix("unused-suppression") && $0.hasSuffix("  warning  a comment that hides no finding")
      })
  }

  @Test func `Rules have different names of small letters and dashes`() {
    #expect(Set(Rules.identifiers).count == Rules.identifiers.count)
    #expect(Rules.identifiers.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isASCII && $0.isLowercase } })
  }
}
