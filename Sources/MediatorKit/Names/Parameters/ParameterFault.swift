/// What is wrong with a parameter; never with its value.
struct ParameterFault: Error {
  /// The names and indices that lead to it, `filter.tags[2]`; empty for the parameters as a whole.
  var path: String
  let fact: String

  init(_ fact: String, at path: String = "") {
    self.path = path
    self.fact = fact
  }

  /// In one line: `the parameter 'id' is neither 'true' nor 'false'`.
  var sentence: String { path.isEmpty ? fact : "the parameter '\(path)' \(fact)" }
}
