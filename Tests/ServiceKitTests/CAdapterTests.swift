import CAdapterFixtures
import ServiceKit
import Testing

/// Adapters that are written in C and C++, found from both sides.
@Suite(.serialized)
struct CAdapterTests {
  private let registry = AdapterRegistry(modules: ["CAdapterFixtures"])

  private func counter(_ service: String = "Counter") throws -> CAdapter<counter_functions>? {
    try registry.cAdapter(service, functions: counter_functions.self)
  }

  private func count(_ adapter: CAdapter<counter_functions>?) -> Int32? {
    adapter.flatMap { unsafe $0.functions.next?($0.instance) }
  }

  /// Counts by a call from C, within this registry.
  private func countFromC(_ service: String) -> (answer: Int32, message: String) {
    registry.withCurrent { unsafe Self.message(1024) { unsafe count_from_c(service, $0, $1) } }
  }

  /// What a function of C answers, and writes to a buffer of a size.
  private static func message(
    _ capacity: Int, _ body: (UnsafeMutablePointer<CChar>?, Int) -> Int32
  ) -> (answer: Int32, message: String) {
    var buffer = [CChar](repeating: 1, count: capacity)
    let answer = unsafe buffer.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress, $0.count) }
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (answer, String(decoding: text, as: UTF8.self))
  }

  @Test func `Swift and C have one instance in a registry, and each registry has its own`() throws {
    #expect(count(try counter()) == 1)
    #expect(countFromC("Counter").answer == 2)
    #expect(count(try counter()) == 3)
    let other = AdapterRegistry(modules: ["CAdapterFixtures"])
    #expect(count(try other.cAdapter("Counter", functions: counter_functions.self)) == 1)
  }

  @Test func `First lookups on many threads make one instance`() throws {
    let made = counters_made()
    let numbers = Guarded<[Int32]>([])
    try Threads.together(16) { _ in
      guard let number = count(try? counter()) else { return }
      numbers.withLock { $0.append(number) }
    }
    #expect(numbers.withLock { $0.sorted() } == Array(1...16))
    #expect(counters_made() == made + 1)
  }

  @Test func `An instance ends with its registry, once nobody has it any more`() throws {
    let ended = counters_ended()
    var kept: CAdapter<counter_functions>?
    do {
      let own = AdapterRegistry(modules: ["CAdapterFixtures"])
      kept = try own.cAdapter("Counter", functions: counter_functions.self)
    }
    #expect(count(kept) == 1)
    #expect(counters_ended() == ended)
    kept = nil
    #expect(counters_ended() == ended + 1)
  }

  @Test func `Nothing made is "none in this run", on both sides`() throws {
    #expect(try counter("NoCounter") == nil)
    #expect(countFromC("NoCounter") == (-1, ""))
  }

  @Test func `An adapter in C++ is found like one in C`() throws {
    let first = try #require(count(try counter("Doubler")))
    #expect(countFromC("Doubler").answer == first * 2)
  }

  @Test func `What is not bound is an error with near names, on both sides`() {
    let expected = """
      No C adapter is bound to 'Counters' in '\(TestProgram.name)'; did you mean 'Counter'?
        Ways out:
          1. Register one in a C file of this product: SK_C_ADAPTER(…, "Counters", …).
          2. Check that the product depends on the target with that file.
      """
    #expect(TestProgram.message { try counter("Counters") } == expected)
    #expect(countFromC("Counters") == (-1, expected))
  }

  @Test func `Two for one service are an error that names both, at first use and when validated`() {
    let line = 31
    let expected = """
      2 C adapters are bound to 'Rivals' in '\(TestProgram.name)'.
        first_rival, declared at CAdapterFixtures/fixtures.c:\(line)
        second_rival, declared at CAdapterFixtures/fixtures.c:\(line + 1)
        Ways out:
          1. Keep one of them in this product; the others belong to targets that it does not link.
          2. If all of them are wanted at once, give each a name of its own.
      """
    #expect(TestProgram.message { try counter("Rivals") } == expected)
    #expect(registry.problems().map(\.description) == [expected])
  }

  @Test func `Functions of another size are refused`() {
    #expect(
      TestProgram.message { try registry.cAdapter("Counter", functions: (Int, Int).self) } == """
        The C adapter for 'Counter' has functions of 8 bytes, and was looked up with 16.
          plain_counter, declared at CAdapterFixtures/fixtures.c:29
          Way out: Build both sides with the same header of the feature.
        """)
  }

  @Test func `Bad arguments from C are answered, and a message is cut to whole characters`() {
    registry.withCurrent {
      #expect(
        unsafe Self.message(64) { unsafe find_with_size(nil, 8, $0, $1) } == (2, "sk_adapter_find: the service is null")
      )
      #expect(
        unsafe Self.message(30) { unsafe find_with_size("N\u{F6}body", 8, $0, $1) } == (
          2, "No C adapter is bound to 'N\u{F6}"
        ))
      #expect(unsafe find_with_size("Nobody", 8, nil, 0) == 2)
      #expect(unsafe Self.message(64) { unsafe find_with_size("Counter", 8, $0, $1) } == (0, ""))
    }
  }

  @Test func `Letting go twice, or of nothing, does no harm`() throws {
    #expect(registry.withCurrent { unsafe release_twice("Counter") } == 1)
    #expect(count(try counter()) == 2)
  }

  @Test func `Listings name the service, the adapter, the file and the line`() throws {
    let row = try #require(registry.bindings.first { $0.protocolName == "Counter" })
    #expect(row.adapterName == "plain_counter")
    #expect(row.module == "CAdapterFixtures")
    #expect(row.file == "CAdapterFixtures/fixtures.c")
    #expect(row.line == 29)
    #expect(row.scope == .application)
    #expect(row.state == .unmade)
    _ = try counter()
    #expect(registry.bindings.first { $0.protocolName == "Counter" }?.state == .live)
  }

  @Test func `A registry that is restricted to other modules does not have them`() {
    let other = AdapterRegistry(modules: ["Elsewhere"])
    #expect(TestProgram.code { try other.cAdapter("Counter", functions: counter_functions.self) } == .notBound)
  }
}
