/// A compilation condition that is probably a typing error.
enum UnknownFlagRule: Rule {
  static let description = RuleDescription(
    "unknown-flag", "flags that no build defines, and that are nearly one which a build does", severity: .error,
    why: """
      A flag that nothing defines is false, and the compiler does not mind: code behind `#if Wallet` is never built \
      where the builds define `WALLET`. Only another case of a known flag is found, and one wrong letter in names of \
      five letters and more.
      """,
    bad: """
      // The builds define WALLET.
      #if Wallet
        showWallet()
      #endif
      """,
    good: """
      #if WALLET
        showWallet()
      #endif
      """,
    settings: [
      .init("products", "the flags that the build of each product defines"),
      .init("vocabulary", "flags that builds define, by kind"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let known = KnownFlags(facts.project, facts.configuration.vocabulary)
    guard !known.defined.isEmpty else { return [] }
    return facts.files.flatMap { module, file in
      file.conditionals.flatMap { findings(in: $0, known, module, file) }
    }
  }

  /// One finding for each flag of a chain, where it is first asked for.
  private static func findings(
    in chain: ConditionalFact, _ known: KnownFlags, _ module: Project.Module, _ file: FileFacts
  ) -> [Finding] {
    var seen: Set<String> = []
    return chain.clauses.flatMap { clause in
      clause.condition.flags.compactMap { flag -> Finding? in
        guard seen.insert(flag).inserted else { return nil }
        let meant = known.meant(by: flag)
        guard !meant.isEmpty else { return nil }
        let names = meant.map { "'\($0)'" }.joined(separator: " or ")
        return Finding(
          description, at: Place(file.path, clause.position),
          "no build defines the flag '\(flag)'; did you mean \(names)?",
          waysOut: [
            "Write \(names).", "Add '\(flag)' to the flags of the product that defines it, in .servicekit.json.",
          ],
          products: module.products, subject: flag, context: chain.context)
      }
    }
  }
}
