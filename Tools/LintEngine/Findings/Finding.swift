/// What a rule found.
package struct Finding: Codable, Hashable, Sendable {
  /// Another place that belongs to the finding, and what it is.
  package struct Related: Codable, Hashable, Sendable {
    package var message: String
    package var place: Place

    package init(_ message: String, _ place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The identifier of the rule.
  package var rule: String
  /// Set from the configuration when the finding is reported.
  package var severity: Severity
  /// The fact, in one line without a full stop.
  package var message: String
  package var place: Place
  /// Other places, in the order in which they are worth reading.
  package var related: [Related]
  /// What can be done, each one line.
  package var waysOut: [String]
  /// The products for which it holds, sorted; empty where products do not matter.
  package var products: [String]
  /// What is at fault, in words that do not change when lines move: the condition, the names of the types.
  package var subject: String
  /// The declarations around it, joined by dots; empty at file scope.
  package var context: String

  package init(
    _ rule: RuleDescription, at place: Place, _ message: String, related: [Related] = [], waysOut: [String],
    products: [String] = [], subject: String, context: String = ""
  ) {
    self.rule = rule.identifier
    severity = rule.severity
    self.message = message
    self.place = place
    self.related = related
    self.waysOut = waysOut
    self.products = products.sorted()
    self.subject = subject
    self.context = context
  }
}
