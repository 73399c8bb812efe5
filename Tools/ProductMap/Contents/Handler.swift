/// A function that handles an action.
package struct Handler: Codable, Hashable, Sendable {
  /// The action's type, as written.
  package var action: String
  /// The function's name.
  package var function: String
  /// The type that has the function, with the types around it; nil for a global function.
  package var target: String?
  /// When it answers, as ``condition(state:variant:setting:)`` writes it; nil where it always does.
  package var condition: String?
  package var place: DeclarationPlace

  package init(
    action: String, function: String, target: String? = nil, condition: String? = nil, place: DeclarationPlace
  ) {
    self.action = action
    self.function = function
    self.target = target
    self.condition = condition
    self.place = place
  }

  /// What a handler is for: `state focusTitle, variant newPlayer=on`.
  ///
  /// - Parameters:
  ///   - state: the name of the state; nil for any.
  ///   - variant: `experiment=arm`.
  ///   - setting: `setting=value`.
  /// - Returns: nil where it always answers.
  package static func condition(state: String?, variant: String?, setting: String?) -> String? {
    let parts = [("state", state), ("variant", variant), ("setting", setting)].compactMap { kind, value in
      value.map { "\(kind) \($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
