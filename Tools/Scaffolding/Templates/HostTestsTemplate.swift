/// The tests of shared code in a new package.
struct HostTestsTemplate: FileTemplate {
  var host: String
  var sharedModule: String

  private var name: String { "\(host)Tests" }
  var fileName: String { "\(name).swift" }

  var text: String {
    """
    \(ImportList([sharedModule, "ServiceKitTesting", "Testing"]))

    @Suite struct \(name) {
      @Test func `A session shows what its adapter says`() {
        let shown = withAdapter((any GreetingAdapter).self, SilentGreeting()) {
          \(host)(user: "Ada").start()
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

    """
  }
}
