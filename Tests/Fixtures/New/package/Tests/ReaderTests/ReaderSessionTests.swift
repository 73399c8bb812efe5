import Reader
import ServiceKitTesting
import Testing

@Suite struct ReaderSessionTests {
  @Test func `A session shows what its adapter says`() {
    let shown = withAdapter((any GreetingAdapter).self, SilentGreeting()) {
      ReaderSession(user: "Ada").start()
    }
    #expect(shown == "…")
  }
}

/// Stands in for the adapter of a product.
private final class SilentGreeting: GreetingAdapter {
  func summary() -> String {
    "…"
  }
}
