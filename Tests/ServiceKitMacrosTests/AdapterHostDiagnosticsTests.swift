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
  ]
}
