//// Sources/ByHand/Protocols.swift
protocol ClockService: AnyObject {}
typealias Watch = ClockService
struct Box<Element> {}
//// Sources/ByHand/Pair.swift
enum Pair {
  #if objectFormat(MachO)
    @section("__DATA_CONST,__sk_records") @used
    private static let record: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
    )
  #else
    @section("sk_records") @used
    private static let record: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
    )
  #endif
}
//// Sources/ByHand/OneSystem.swift
#if os(Linux)
  @section("sk_records") @used let linux: AdapterRecord.Layout = (1, 1, 0, 0, declare)
#elseif os(macOS) || os(iOS)
  @section("__DATA_CONST,__sk_records") @used let apple: AdapterRecord.Layout = (1, 1, 0, 0, declare)
#endif
#if DEBUG
  @section("sk_records") @used let flagged: AdapterRecord.Layout = (1, 1, 0, 0, declare)
#endif
@section("sk_records") @used let everywhere: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/Types.swift
enum Types {
  @section("sk_records") @used
  static let spelledOut: (
    version: UInt16, kind: UInt16, hint: UInt32, identity: UInt64,
    accessor: @convention(c) (UnsafeMutableRawPointer) -> Void
  ) = (1, 1, 0, 0, { start($0) })
  @section("sk_records") @used
  static let macro: (Swift::UInt16, Swift::UInt16, Swift::UInt32, Swift::UInt64, Accessor) = (1, 1, 0x0, 0b0, declare)
  @section("sk_records") @used
  static let alias: Layout = (1, 1, 0, 0, declare)
  typealias Layout = (UInt16, UInt16, UInt32, UInt64, Accessor)
  @section("sk_records") @used
  static let imported: sk_record = sk_record(version: 1, kind: 1, hint: 0, identity: 0, accessor: declare)
  @section("sk_records") @used
  static let elsewhere: Generated.Record = (1, 1, 0, 0, declare)
  @section("sk_records") @used
  static let continued: (
    UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void, UInt16, UInt16, UInt32, UInt64, UInt
  ) = (1, 1, 0, 0, { start($0) }, 1, 0x8001, 77, 0, 0)
  @section("sk_records") @used
  static let nested: ((UInt16, UInt16, UInt32, UInt64, Accessor), (UInt16, UInt16, UInt32, UInt64, UInt64)) = (
    (1, 1, 0, 0, declare), (1, 0x8001, 0, 0, 0)
  )
  @section("sk_records") @used
  static let made = makeRecord()
}
//// Sources/ByHand/Numbers.swift
enum Numbers {
  @section("sk_records") @used
  static let hint: AdapterRecord.Layout = (
    1, 1, 0xcf0479dc, 0, { out in unsafe AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
  )
  @section("sk_records") @used
  static let hintOfAnAlias: AdapterRecord.Layout = (
    1, 1, 0xec266ec8, 0, { out in AdapterRecord.declare(out, (any Watch).self) { FixedClock() } }
  )
  @section("sk_records") @used
  static let hintThroughAnAlias: AdapterRecord.Layout = (
    1, 1, 3473177052, 0, { AdapterRecord.declare($0, (any Watch).self) { FixedClock() } }
  )
  @section("sk_records") @used
  static let unknownProtocol: AdapterRecord.Layout = (
    1, 1, 0x1234, 0, { AdapterRecord.declare($0, (any Elsewhere.Clock).self) { FixedClock() } }
  )
  @section("sk_records") @used
  static let component: ComponentRecord.Layout = (
    1, 3, 0x790130de, 0, { out in unsafe ComponentRecord.declare(out, "bookmarks") { try Bookmarks($0.place()) } }
  )
  @section("sk_records") @used
  static let computed: AdapterRecord.Layout = (UInt16(1), Kind.adapter, hash("P"), identity, declare)
  @section("sk_records") @used
  static let foreign: AdapterRecord.Layout = (1, 6, 0, 0, declare)
}
//// Sources/ByHand/Described.swift
enum Described {
  @section("sk_records") @used
  static let record: AdapterRecord.Layout = (1, 1, 0, 0xABCD, declare)
  @section("sk_names") @used
  static let names: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0x16000131444b53, 0xabcd, 0x6c6f636f746f7270, 0x6c0a5020796e613d, 0xa333d656e69)
}
//// Sources/ByHand/DescribedInBytes.swift
enum DescribedInBytes {
  @section("sk_records") @used
  static let record: AdapterRecord.Layout = (1, 1, 0, 0xABCD, declare)
  @section("sk_names") @used
  static let names: Bytes = makeNames()
}
//// Sources/ByHand/NotGeneric.swift
extension Box {
  func make<T>(_ value: T) {}
}
enum Plain {
  static func generic<T>(_ value: T) {}
  @section("sk_records") @used
  static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
}
//// Sources/Board/Others.swift
@section(".isr_vector") @used var vectors: (Int, Int) = (1, 2)
@section("__DATA,__mod_init_func") @used let start: @convention(c) () -> Void = {}
@section("sk_recordings") @used let recordings: (UInt8, UInt8) = (1, 2)
@section("sk_library") @used let library: UInt64 = 1
@section("names") @used let names: (UInt8, UInt8) = (1, 2)
@section("") @used let nothing: UInt8 = 0
//// Sources/Board/Plain.swift
let record: (Int, Int) = (1, 1)
var layout: AdapterRecord.Layout = (9, 9, 9, 9, declare)
