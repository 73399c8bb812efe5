import Testing

@Suite("What @AdapterHost refuses")
struct AdapterHostDiagnosticsTests {
  @Test("Only what has an identity can be a host", arguments: refusals)
  func refusal(_ refusal: Refusal) { refusal.check() }

  static let refusals: [Refusal] = [
    Refusal(
      "a struct", "@AdapterHost public struct Session {}",
      "1:21: error: A struct has no identity, so adapters cannot refer back to it. Make it a final class or an actor"),
    Refusal(
      "an enum", "@AdapterHost enum Session { case one }",
      "1:14: error: An enum has no identity, so adapters cannot refer back to it. Make it a final class or an actor"),
    Refusal(
      "a protocol", "@AdapterHost protocol Session {}",
      "1:14: error: A protocol has no identity, so adapters cannot refer back to it. Make it a final class or an actor"),
    Refusal(
      "a class that is private to a type", "enum Page { @AdapterHost private final class Session {} }",
      "1:26: error: 'Session' is private to 'Page', and the conformance of 'Session' to AdapterHost stands outside of it. "
        + "Write 'fileprivate'",
      fixIt: "Write 'fileprivate'", fixed: "enum Page { @AdapterHost fileprivate final class Session {} }"),
    Refusal(
      "a class in a type that is private to a type",
      "enum Page { private enum Part { @AdapterHost final class Session {} } }",
      "1:52: error: 'Part' is private to 'Page', and the conformance of 'Session' to AdapterHost stands outside of it. "
        + "Write 'fileprivate'"),
  ]
}
