import CAdapterFixtures
import CLinkedRecords
import LinkedRecords
import Testing

@testable import ServiceKit

/// Adapters in C that cannot be used: each used to vanish without a word, or to do harm.
@Suite(.serialized)
struct CAdapterDefectTests {
  private static func registry(_ accessor: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void)
    -> AdapterRegistry
  {
    let records = UnsafeMutableBufferPointer<sk_record>.allocate(capacity: 1)
    unsafe records.initializeElement(
      at: 0, to: sk_record(version: 1, kind: 6, hint: 0, identity: 0, accessor: accessor))
    let image = unsafe LinkedImage(
      records: UnsafeBufferPointer(records), names: UnsafeBufferPointer(start: nil, count: 0), name: "libOdd.so")
    return AdapterRegistry(images: LinkedImages([image]))
  }

  private static func problems(_ registry: AdapterRegistry) -> [String] { registry.problems().map(\.description) }

  // A null make was dropped with the whole adapter.
  @Test func `An adapter without a make is an error at first use and a problem`() {
    let expected = """
      The C adapter 'makes_nothing' for 'Unmakeable' cannot be made: its make is null.
        Declared at CBrokenFixtures/fixtures.c:65
        Way out: Give SK_C_ADAPTER a function that makes the instance; one without a state may return any address.
      """
    let registry = AdapterRegistry(modules: ["CBrokenFixtures"])
    #expect(TestProgram.message { try registry.cAdapter("Unmakeable", functions: Int.self) } == expected)
    #expect(Self.problems(registry) == [expected])
  }

  @Test func `An adapter without functions is an error at first use and a problem`() {
    let expected = """
      The C adapter 'empty' for 'Empty' cannot be made: its structure of functions is null.
        Declared at CBrokenFixtures/broken.c:4 in libOdd.so
        Way out: Register it with SK_C_ADAPTER, which fills everything in.
      """
    let registry = unsafe Self.registry(write_adapter_without_functions)
    #expect(TestProgram.message { try registry.cAdapter("Empty", functions: Int.self) } == expected)
    #expect(Self.problems(registry) == [expected])
  }

  @Test func `An adapter without a service is a problem`() {
    #expect(
      unsafe Self.problems(Self.registry(write_adapter_without_service)) == [
        """
        The C adapter 'nameless' cannot be made: it names no service.
          Declared at CBrokenFixtures/broken.c:3 in libOdd.so
          Way out: Register it with SK_C_ADAPTER, which fills everything in.
        """
      ])
  }

  @Test func `A constant that is smaller than the library reads is a problem, and nothing behind its end is read`() {
    #expect(
      unsafe Self.problems(Self.registry(write_small_adapter)) == [
        """
        The C adapter '(without a name)' cannot be made: its sk_c_adapter has 8 bytes, fewer than this ServiceKit reads.
          In libOdd.so
          Way out: Build it with the sk_adapter.h of this ServiceKit.
        """
      ])
  }

  @Test func `A make that fails throws, and the next lookup tries again`() throws {
    let registry = AdapterRegistry(modules: ["CAdapterFixtures"])
    let expected = """
      The C adapter 'second_attempt' for 'SecondAttempt' could not be made: its make returned SK_MAKE_FAILED, or threw an exception of C++.
        Way out: The next lookup tries again. Return null from make where there is none in this run.
        while making the C adapter second_attempt, declared at CAdapterFixtures/fixtures.c:64
      """
    #expect(
      TestProgram.message { try registry.cAdapter("SecondAttempt", functions: counter_functions.self) } == expected)
    #expect(try registry.cAdapter("SecondAttempt", functions: counter_functions.self) != nil)
  }

  // The exception went through the frames of the registry, whose locks stayed locked.
  @Test func `An exception of C++ in a make is an error, and the registry stays usable`() throws {
    let registry = AdapterRegistry(modules: ["CAdapterFixtures"])
    let code = TestProgram.code { try registry.cAdapter("Throwing", functions: counter_functions.self) }
    #expect(code == .factoryFailed)
    #expect(try registry.cAdapter("Counter", functions: counter_functions.self) != nil)
  }

  // It was made for a caller that could not have it.
  @Test func `Nothing is made for a caller that takes the functions to be of another size`() {
    let registry = AdapterRegistry(modules: ["CAdapterFixtures"])
    _ = try? registry.cAdapter("Counter", functions: (Int, Int).self)
    #expect(registry.bindings.first { $0.protocolName == "Counter" }?.state == .unmade)
  }

  @Test func `Names with quotes are kept, and bytes that are not UTF-8 are replaced`() throws {
    let registry = unsafe Self.registry(write_oddly_named_adapter)
    let row = try #require(registry.bindings.first)
    #expect(row.protocolName == "Caf\u{FFFD}")
    #expect(row.adapterName == "it's \"odd\"")
    #expect(row.file == "CBrokenFixtures/\"odd\".c")
    #expect(try registry.cAdapter("Caf\u{FFFD}", functions: counter_functions.self) != nil)
  }

  // They did not count, so that a module with one was always said to have lost it.
  @Test func `Adapters in C count among those that a module declares`() throws {
    try AdapterRegistry.main.validate(declaring: ["CUnmetFixtures": 1])
    #expect(
      AdapterRegistry.main.problems(declaring: ["CUnmetFixtures": 2]).first?.description.hasPrefix(
        """
        'CUnmetFixtures' declares 2 adapters, and 1 is linked into '\(TestProgram.name)'.
          the C adapter only_forwards, declared at CUnmetFixtures/fixtures.c:76
          Ways out:
        """) == true)
  }

  @Test func `A kind of record that is not known is passed over, and is no problem`() {
    let records = UnsafeMutableBufferPointer<sk_record>.allocate(capacity: 1)
    unsafe records.initializeElement(
      at: 0, to: sk_record(version: 1, kind: 99, hint: 0, identity: 0, accessor: { _ in Issue.record("It was run") }))
    let image = unsafe LinkedImage(
      records: UnsafeBufferPointer(records), names: UnsafeBufferPointer(start: nil, count: 0))
    let registry = AdapterRegistry(images: LinkedImages([image]))
    #expect(Self.problems(registry) == [])
    #expect(registry.bindings == [])
  }

  @Test func `A service in C and a protocol in Swift of one name are two things`() throws {
    protocol Counter: AnyObject, Sendable {}
    final class SwiftCounter: Counter {}
    let registry = AdapterRegistry(modules: ["CAdapterFixtures"])
    _ = try registry.register(SwiftCounter(), as: (any Counter).self)
    #expect(try registry.adapter((any Counter).self) != nil)
    #expect(try registry.cAdapter("Counter", functions: counter_functions.self) != nil)
    #expect(registry.problems().map(\.description).filter { $0.contains("'Counter'") } == [])
  }
}
