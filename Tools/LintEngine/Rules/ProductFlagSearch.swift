/// Looks for questions for the product in one file.
struct ProductFlagSearch {
  let reader: ProductTestReader
  let module: Project.Module
  let file: FileFacts

  /// One finding for each `#if`, at the first clause that asks.
  var conditionals: [Finding] {
    file.conditionals.compactMap { chain in
      guard !isPreview(chain.declaration) else { return nil }
      for clause in chain.clauses {
        guard let word = clause.condition.atoms.lazy.compactMap({ reader.words.word(of: $0) }).first else { continue }
        let place = Place(file.path, clause.position)
        return finding(
          "'\(clause.text)'", .init(word: word), at: place, subject: clause.text, context: chain.context)
      }
      return nil
    }
  }

  /// One finding for each condition, at the first value that asks.
  var tests: [Finding] {
    file.tests.compactMap { test in
      guard !isPreview(test.declaration) else { return nil }
      let site = CodeSite(module: module.name, file: file, declaration: test.declaration)
      for term in test.terms {
        guard let match = reader.match(term, at: site), !isPassedOn(match, term, test) else { continue }
        return finding(Self.words(for: test), match, term, context: test.context)
      }
      return nil
    }
  }

  /// One finding for each property or global variable that is a question; one that an `#if` decides is found there.
  var values: [Finding] {
    file.values.compactMap { value in
      guard !isPreview(value.declaration) else { return nil }
      let site = CodeSite(module: module.name, file: file, declaration: value.declaration)
      for term in value.terms {
        guard let match = reader.match(term, at: site) else { continue }
        return finding("the value of '\(value.name)'", match, term, context: value.context)
      }
      return nil
    }
  }

  /// A parameter that is only kept or given on: its default is the finding.
  private func isPassedOn(_ match: ProductTestReader.Match, _ term: TestTerm, _ test: TestFact) -> Bool {
    guard match.alias?.isParameter == true, test.terms.count == 1, !term.isNegated else { return false }
    return [.variable, .assignment, .result, .parameter].contains(test.form)
  }

  private func isPreview(_ declaration: Int?) -> Bool {
    CodeSite(module: module.name, file: file, declaration: declaration).enclosing?.inherited.contains {
      $0 == "PreviewProvider" || $0.hasSuffix(".PreviewProvider")
    } == true
  }

  private static func words(for test: TestFact) -> String {
    switch test.form {
    case .if: "an 'if'"
    case .guard: "a 'guard'"
    case .while: "a 'while'"
    case .repeat: "a 'repeat'"
    case .switch: "a 'switch'"
    case .where: "a 'where'"
    case .ternary: "a '? :'"
    case .variable: "the value of '\(test.name ?? "")'"
    case .parameter: "the default of '\(test.name ?? "")'"
    case .assignment: "an assignment"
    case .result: "a result"
    case .operand: "an expression"
    }
  }

  // MARK: - The finding

  private func finding(
    _ form: String, _ match: ProductTestReader.Match, _ term: TestTerm, context: String
  ) -> Finding {
    let subject = [match.word.text, match.through].compactMap { $0 }.joined(separator: " through ")
    return finding(form, match, at: Place(file.path, term.position), subject: subject, context: context)
  }

  private func finding(
    _ form: String, _ match: ProductTestReader.Match, at place: Place, subject: String, context: String
  ) -> Finding {
    let kind = match.word.kind
    let through = match.through.map { " through '\($0)'" } ?? ""
    let related = match.alias.map {
      [Finding.Related("'\($0.name)' stands for '\(match.word.text)'", $0.place)]
    }
    var finding = Finding(
      ProductFlagRule.description, at: place,
      "\(form) in shared code asks for the \(kind.shownInMessage) '\(match.word.text)'\(through)",
      related: related ?? [], waysOut: kind.waysOut, products: module.products, subject: subject, context: context)
    if kind != .product { finding.severity = .warning }
    return finding
  }
}

extension Vocabulary.Kind {
  /// The kind as messages name it.
  var shownInMessage: String {
    switch self {
    case .product: "product"
    case .capability: "capability"
    case .channel: "channel"
    case .targetRole: "target role"
    }
  }

  /// What to do instead of asking for a word of the kind.
  fileprivate var waysOut: [String] {
    let funnel = "Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json."
    switch self {
    case .product:
      return [
        "Declare an adapter protocol for what differs, and let each product bind its own adapter.",
        "Move what only one product needs into that product's own target.", funnel,
      ]
    case .capability:
      return [
        "Look up an optional adapter, and bind it only in the builds that have the capability.",
        "Bind an adapter that does nothing where the capability is missing.", funnel,
      ]
    case .channel:
      return ["Decide once, where the application starts, and give on what follows from it.", funnel]
    case .targetRole:
      return [
        "Move the code into the targets of that role.",
        "Look up an optional adapter that only targets of that role bind.",
        funnel,
      ]
    }
  }
}
