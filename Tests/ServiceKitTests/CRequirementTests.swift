import CAdapterFixtures
import ServiceKit
import Testing

/// Places in C that need an adapter in C.
struct CRequirementTests {
  private let unmet = AdapterRegistry(modules: ["CUnmetFixtures"])

  @Test func `A requirement in C that no adapter meets, or one of another size, is a problem before any lookup`() {
    let missing = """
      No C adapter is bound to 'Countre' in '\(TestProgram.name)'; known are 'Single'
        Needed by counts_words (CUnmetFixtures/fixtures.c:74)
        Ways out:
          1. Register one in a C file of this product: SK_C_ADAPTER(…, "Countre", …).
          2. Check that the product depends on the target with that file.
      """
    let other = """
      The C adapter for 'Single' has functions of 8 bytes, and is needed with 16.
        Needed by counts_backwards (CUnmetFixtures/fixtures.c:75)
        only_forwards, declared at CUnmetFixtures/fixtures.c:76
        Way out: Build both sides with the same header of the feature.
      """
    #expect(unmet.problems().map(\.description) == [missing, other])
  }

  @Test func `A requirement that is met is no problem, and the listing says by what`() {
    let registry = AdapterRegistry(modules: ["CAdapterFixtures"])
    let rows = registry.requirements
    #expect(rows.map(\.protocolName) == ["Counter"])
    #expect(rows.map(\.boundTo) == ["the C adapter plain_counter"])
    #expect(rows.map(\.property) == ["counts_pages"])
    #expect(rows.map(\.line) == [73])
    #expect(!registry.problems().contains { $0.description.contains("counts_pages") })
  }

  @Test func `The listing names a requirement in C that nothing meets`() {
    let line = "counts_words needs Countre -> nothing, CUnmetFixtures/fixtures.c:74"
    #expect(unmet.description.split(separator: "\n").contains("  \(line)"))
  }
}
