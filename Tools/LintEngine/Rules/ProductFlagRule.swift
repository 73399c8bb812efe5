/// Shared code that asks which product, or which kind of build, it is in.
enum ProductFlagRule: Rule {
  static let description = RuleDescription(
    "product-flag", "shared code that asks which product it is in", severity: .error,
    why: """
      A question for the product in shared code must be found and answered again for each new product, and no test of \
      one product says what the other ones do. A binding says it once, in the product itself.

      Words are compared with what names are declared as: a role `.pro` of another type, or the identifier of another \
      application, is no finding. One alias is followed: a property, a variable or the default of a parameter that is \
      nothing but such a question stands for it wherever it is asked. Questions for a product are errors, those for a \
      capability, a channel or a target role warnings; channels and target roles are looked for only where the \
      configuration says so.
      """,
    bad: """
      func makeToolbar() -> [Button] {
        #if LITE
          [.refresh]
        #else
          App.isPro ? [.refresh, .share, .sync] : [.refresh, .share]
        #endif
      }
      """,
    good: """
      /// Bound by each product that has more to show.
      public protocol ToolbarExtras: AnyObject {
        var buttons: [Button] { get }
      }

      final class Toolbar {
        @Adapted var extras: (any ToolbarExtras)?

        func makeToolbar() -> [Button] {
          [.refresh] + (extras?.buttons ?? [])
        }
      }
      """,
    settings: [
      .init(
        "vocabulary",
        """
        the words: flags, properties, enum cases and texts, by kind; and which kinds are looked for. A package without words of \
        its own has those that its programs are called by, and the flags that only some of them define
        """),
      .init("funnels", "files in which the product may be decided"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let reader = ProductTestReader(facts)
    guard !reader.words.isEmpty else { return [] }
    // A build that makes all its products from one target has no code that belongs to one of them.
    let hasOwners = facts.project.products.count > 1
    return facts.files.flatMap { module, file -> [Finding] in
      let configuration = facts.configuration
      guard module.owner == nil || !hasOwners, !configuration.isTest(module: module, path: file.path),
        !configuration.isFunnel(file.path)
      else { return [] }
      let search = ProductFlagSearch(reader: reader, module: module, file: file)
      return search.conditionals + search.tests + search.values
    }
  }
}
