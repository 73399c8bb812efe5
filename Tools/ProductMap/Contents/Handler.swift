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
