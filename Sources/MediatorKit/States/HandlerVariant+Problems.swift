extension HandlerVariant {
  /// What is wrong with the handlers of an action of one mediator, for `validate()`.
  static func problems(_ action: String, _ handlers: [LinkedHandler]) -> [String] {
    let conflicts = HandlerChoice.conflicts(handlers)
    let shared = conflicts.map { same in
      "\(action) has \(same.count) handlers: \(same.map(\.description).joined(separator: ", "))"
    }
    return shared + unknownValues(handlers) + (conflicts.isEmpty ? missingValues(action, handlers) : [])
  }

  private static func unknownValues(_ handlers: [LinkedHandler]) -> [String] {
    handlers.compactMap { handler in
      guard let variant = handler.declaration.variant, !variant.decidedBy.values.contains(variant.value) else {
        return nil
      }
      return "\(handler) is for a value that \(variant.decidedBy.title) does not have; it has "
        + quoted(variant.decidedBy.values)
    }
  }

  private static func missingValues(_ action: String, _ handlers: [LinkedHandler]) -> [String] {
    Dictionary(grouping: handlers.filter { $0.declaration.variant != nil }, by: \.declaration.state)
      .sorted { ($0.key?.name ?? "") < ($1.key?.name ?? "") }
      .compactMap { state, handlers in
        let variants = handlers.compactMap(\.declaration.variant)
        guard let decision = variants.first?.decidedBy else { return nil }
        let missing = decision.values.filter { value in !variants.contains { $0.value == value } }
        guard !missing.isEmpty else { return nil }
        let place = state.map { " in the state \($0)" } ?? ""
        return "\(action) has no handler\(place) where \(decision.title) is \(quoted(missing)), and one where it is "
          + quoted(variants.map(\.value))
      }
  }

  private static func quoted(_ values: [String]) -> String { values.map { "'\($0)'" }.joined(separator: ", ") }
}
