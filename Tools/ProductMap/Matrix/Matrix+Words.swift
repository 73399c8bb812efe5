/// What a matrix says in words, whatever the form.
extension Matrix {
  /// How many of what there are, in one sentence.
  package var summary: String {
    let entries = rows.reduce(0) { $0 + $1.cells.reduce(0) { $0 + $1.entries.count } }
    func count(_ gap: Gap) -> Int { rows.reduce(0) { $0 + $1.cells.count { $0.gap == gap } } }
    var parts = [
      "\(Self.number(rows.count, kind.rowNoun)) in \(Self.number(products.count, "product"))",
      Self.number(entries, kind.entryNoun),
    ]
    if kind == .adapters {
      parts.append("\(count(.required)) required and not bound")
      parts.append("\(count(.optional)) optional and not bound")
      if count(.unknown) > 0 { parts.append("\(count(.unknown)) perhaps bound") }
    }
    if kind == .adapters || count(.duplicate) > 0 { parts.append("\(count(.duplicate)) bound twice") }
    return parts[0] + ": " + parts.dropFirst().joined(separator: ", ") + "."
  }

  /// `1 product`, `2 products`, `3 classes`.
  static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : noun.hasSuffix("s") ? "es" : "s")"
  }
}

extension Matrix.Kind {
  /// What stands above the names of the rows.
  package var rowTitle: String { rowNoun.prefix(1).uppercased() + rowNoun.dropFirst() }

  /// What one row is.
  package var rowNoun: String {
    switch self {
    case .adapters: "protocol"
    case .components: "component"
    case .modules: "module"
    case .actions: "action"
    }
  }

  /// What one entry of a row is.
  package var entryNoun: String {
    switch self {
    case .adapters: "adapter"
    case .components, .modules: "class"
    case .actions: "handler"
    }
  }
}

extension Matrix.Row {
  /// The name, with a word for what is no protocol.
  package var title: String { isClang ? "\(name) (C)" : name }
}

extension Matrix.Cell {
  /// What is said of a gap.
  package func words(for gap: Matrix.Gap) -> String {
    switch gap {
    case .required: "REQUIRED, NOT BOUND"
    case .optional: "not bound, optional"
    case .duplicate: "\(entries.count) WHERE ONE IS RIGHT"
    case .unknown: "perhaps bound, cannot be told"
    }
  }
}

extension DeclarationPlace {
  /// `Module/File.swift:7`.
  package var text: String { "\(file):\(line)" }
}
