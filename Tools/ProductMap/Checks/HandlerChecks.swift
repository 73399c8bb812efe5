/// Finds actions with several handlers for the same case.
///
/// The handlers for one state, or for any, are one, or each is for another arm of one experiment or another value of one
/// setting.
struct HandlerChecks {
  private let contents: ProductContents

  init(_ contents: ProductContents) { self.contents = contents }

  var duplicates: [ProductFinding] {
    var table = NameTable<Handler>()
    for handler in contents.handlers { table.insert(handler, for: WrittenName(handler.action)) }
    return table.groups.flatMap { handlers in
      Dictionary(grouping: handlers) { Case($0).state }.compactMap { state, handlers in duplicate(handlers, state) }
    }
  }

  /// What a handler is for.
  private struct Case {
    let state: String?
    /// `newPlayer=on`.
    let choice: Substring?

    init(_ handler: Handler) {
      let parts = handler.condition?.split(separator: ", ", maxSplits: 1) ?? []
      let hasState = parts.first.map { !$0.contains("=") } ?? false
      state = hasState ? parts.first.map(String.init) : nil
      choice = hasState ? parts.dropFirst().first : handler.condition.map { $0[...] }
    }

    /// What decides.
    var decision: Substring? { choice.map { $0.prefix { $0 != "=" } } }
  }

  private func duplicate(_ handlers: [Handler], _ state: String?) -> ProductFinding? {
    guard handlers.count > 1, !Self.areVariants(handlers) else { return nil }
    let sorted = handlers.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    let names = sorted.map { "\($0.place.module).\($0.name)" }
    let place = state.map { " in the state '\($0)'" } ?? ""
    return ProductFinding(
      check: .duplicateHandler, product: contents.product,
      message: "'\(sorted.map(\.action).min() ?? "")' has \(sorted.count) handlers\(place): \(names.listedNames)",
      place: sorted[0].place,
      related: zip(names, sorted).dropFirst().map { .init("\($0) handles it here", $1.place) },
      waysOut: [
        "Keep one of them in \(contents.product), and move the others to targets that it does not link.",
        "If each is for another case, say so: in: .state, variant: (.key, \"arm\") or setting: (.key, \"value\").",
        "If these are two actions of one name, write each with its module: @Handles(Module.Name.self).",
      ])
  }

  private static func areVariants(_ handlers: [Handler]) -> Bool {
    let cases = handlers.map(Case.init)
    return cases.allSatisfy { $0.choice != nil } && Set(cases.map(\.decision)).count == 1
      && Set(cases.map(\.choice)).count == handlers.count
  }
}
