import SwiftSyntax

/// A question whether a value is nil, as part of a condition.
struct PresenceTest {
  let reference: ReferenceFact
  let form: PresenceFact.Form
  /// The answer is yes where the value is not nil.
  let isPresent: Bool
  /// The value gets a name.
  var bindsName = false
}
