/// A place that says what handles an action.
package struct HandlerFact: Codable, Hashable, Sendable {
  /// How it is written.
  package enum Form: String, Codable, Sendable {
    /// `@Handles(…)` on a function.
    case attribute
    /// `HandlerRecord.write(…)` in a record that is written by hand.
    case record
    /// `Mediator.main.handle(…)`, which happens when the program runs, whatever else is the case.
    case added
    /// The same on another mediator, where a branch decides about it, or where it can be taken back.
    case otherAdded
  }

  /// The value of something that decides between handlers: `(.newPlayer, "on")`.
  package struct Choice: Codable, Hashable, Sendable {
    /// The key as written: `.newPlayer`.
    package var key: String
    package var value: String
  }

  package var form: Form
  /// The action's type as written; nil where the code does not show it.
  package var action: String?
  /// The state that it is for, as written: `.focusTitle`.
  package var state: String?
  /// The arm of an experiment that it is for.
  package var variant: Choice?
  /// The value of a setting that it is for.
  package var setting: Choice?
  /// The function with the types around it, joined by dots; nil where it has no name.
  package var function: String?
  /// What it is added to; nil for an attribute and for a value that cannot be told.
  package var receiver: ReferenceFact?
  package var context: CodeContext
}
