/// A function that handles an action.
package struct Handler: Codable, Hashable, Sendable {
  /// The action's type, as written.
  package var action: String
  /// The function's name.
  package var function: String
  /// The type that has the function, with the types around it; nil for a global function.
  package var target: String?
  /// When it answers, as written; nil where it always does.
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
}

extension Handler {
  /// When a handler answers, in the words of its description: those that there are of state, variant and setting.
  ///
  /// - Returns: the texts, joined by commas; nil where there is none.
  package static func condition(state: String?, variant: String?, setting: String?) -> String? {
    let parts = [state, variant, setting].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
