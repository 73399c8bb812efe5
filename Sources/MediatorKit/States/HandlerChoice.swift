/// The handlers of one action, sorted by state, and by the arms of an experiment or the values of a setting.
struct HandlerChoice: Sendable {
  /// The handlers for one state, or those for any.
  private enum Group {
    case one(LinkedHandler)
    case variants(HandlerVariant.Switch, [String: LinkedHandler])
  }

  private let groups: [MediatorState?: Group]
  /// All of them, for messages.
  private let handlers: [LinkedHandler]

  /// Sorts handlers.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - levels: the handlers of the mediator, then those of the mediator that it is a scope of, and so on: for each state,
  ///     those of the nearest count.
  /// - Throws: ``MediatorError`` where two handlers are for the same.
  init(_ action: any ModuleAction.Type, _ levels: [[LinkedHandler]]) throws(MediatorError) {
    var groups: [MediatorState?: Group] = [:]
    for level in levels {
      for (state, handlers) in Self.byState(level) where groups[state] == nil {
        guard let group = Self.group(handlers) else { throw .severalHandlers(action, handlers) }
        groups[state] = group
      }
    }
    self.groups = groups
    handlers = levels.flatMap(\.self)
  }

  /// The handler, where there is one for everything, and nothing to choose.
  var only: LinkedHandler? {
    guard groups.count == 1, case .one(let handler) = groups[nil], handler.declaration.variant == nil else {
      return nil
    }
    return handler
  }

  /// The states that have handlers of their own.
  var states: [MediatorState] { groups.keys.compactMap(\.self) }

  /// What a handler is for.
  struct Key: Hashable, Sendable {
    var state: MediatorState?
    /// The arm of an experiment, or the value of a setting; nil where the state alone decides.
    var value: String?
  }

  /// The handler that answers in a state, and what it is for.
  ///
  /// - Throws: ``MediatorError`` where none is for the state, and none for the arm or the value.
  func handler(
    in state: MediatorState, _ conditions: HandlerConditions, _ call: ActionCall
  ) throws(MediatorError) -> (Key, LinkedHandler) {
    let key = groups[state] == nil ? nil : state
    switch groups[key] {
    case .one(let handler): return (Key(state: key), handler)
    case .variants(let decision, let variants):
      let value = conditions.value(of: decision)
      guard let handler = variants[value] else { throw .noVariant(call, decision, value, handlers) }
      return (Key(state: key, value: value), handler)
    case nil: throw .otherState(call, state, handlers)
    }
  }

  /// The handlers that cannot be told apart, for each state.
  static func conflicts(_ handlers: [LinkedHandler]) -> [[LinkedHandler]] {
    byState(handlers).map(\.1).filter { group($0) == nil }
  }

  /// The handlers by state, in the order of the first of each.
  private static func byState(_ handlers: [LinkedHandler]) -> [(MediatorState?, [LinkedHandler])] {
    var states: [(MediatorState?, [LinkedHandler])] = []
    for handler in handlers {
      let state = handler.declaration.state
      guard let index = states.firstIndex(where: { $0.0 == state }) else {
        states.append((state, [handler]))
        continue
      }
      states[index].1.append(handler)
    }
    return states
  }

  /// One handler, or variants of one experiment or setting, a different one each; else nil.
  private static func group(_ handlers: [LinkedHandler]) -> Group? {
    let variants = handlers.compactMap(\.declaration.variant)
    guard let decision = variants.first?.decidedBy else { return handlers.count == 1 ? .one(handlers[0]) : nil }
    let byValue = Dictionary(zip(variants.map(\.value), handlers), uniquingKeysWith: { first, _ in first })
    let isOneSwitch = variants.count == handlers.count && Set(variants.map(\.decidedBy)).count == 1
    return isOneSwitch && byValue.count == handlers.count ? .variants(decision, byValue) : nil
  }
}
