//// Sources/ByHand/Protocols.swift
protocol ClockService: AnyObject {}
typealias Watch = ClockService
struct Box<Element> {}
//// Sources/ByHand/SectionNames.swift
enum SectionNames {
  @section("sk_record") @used  // expect: record-shape
  static let a: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  @section("records") @used  // expect: record-shape
  static let b: ServiceKit.AdapterRecord.Layout = (1, 1, 0, 0, declare)
  @section("__DATA,__sk_records") @used  // expect: record-shape
  static let c: (UInt16, UInt16, UInt32, UInt64, Accessor) = (1, 1, 0, 0, declare)
  @section("SK_RECORDS") @used  // expect: record-shape
  static let d: ComponentRecord.Layout = (1, 3, 0, 0, declare)
  @section("__TEXT,__sk_name") @used  // expect: record-shape
  static let e: (UInt64, UInt64) = (1, 2)
}
//// Sources/ByHand/Formats.swift
enum Formats {
  #if objectFormat(MachO)
    @section("sk_records") @used  // expect: record-shape
    static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  #else
    @section("__DATA_CONST,__sk_records") @used  // expect: record-shape
    static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  #endif
  #if os(Linux) || os(Android)
    @section("__TEXT,__sk_names") @used  // expect: record-shape
    static let names: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0x16000131444b53, 0xabcd, 0x6c6f636f746f7270, 0x6c0a5020796e613d, 0xa333d656e69)
  #endif
}
#if canImport(Darwin)
  @section("sk_records")  // expect: record-shape
#elseif os(Linux)
  @section("sk_records")
#endif
@used
let attributed: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/Declarations.swift
enum Declarations {
  @section("sk_records") @used
  static var variable: AdapterRecord.Layout = (1, 1, 0, 0, declare)  // expect: record-shape
}
extension Box {
  @section("sk_records") @used
  static let extended: AdapterRecord.Layout = (1, 1, 0, 0, declare)  // expect: record-shape
}
final class Cell<Row> {
  enum Inner {
    @section("sk_records") @used
    private static let nested: AdapterRecord.Layout = (1, 1, 0, 0, declare)  // expect: record-shape
  }
}
//// Sources/ByHand/Types.swift
enum Types {
  @section("sk_records") @used
  static let inferred = (1, 1, 0, 0, { out in start(out) })  // expect: record-shape
  @section("sk_records") @used
  static let integers: (Int, Int, Int, Int, Accessor) = (1, 1, 0, 0, declare)  // expect: record-shape
  @section("sk_records") @used
  static let swapped: (UInt16, UInt16, UInt64, UInt32, Accessor) = (1, 1, 0, 0, declare)  // expect: record-shape
  @section("sk_records") @used
  static let short: (UInt16, UInt16, UInt32, UInt64) = (1, 1, 0, 0)  // expect: record-shape
  @section("sk_records") @used
  static let closure: (UInt16, UInt16, UInt32, UInt64, (UnsafeMutableRawPointer) -> Void) = (  // expect: record-shape
    1, 1, 0, 0, { start($0) }
  )
  @section("sk_records") @used
  static let noAccessor: (UInt16, UInt16, UInt32, UInt64, UInt64) = (1, 1, 0, 0, 0)  // expect: record-shape
  @section("sk_records") @used
  static let through: Wrong = (1, 1, 0, 0, declare)  // expect: record-shape
  typealias Wrong = (Swift.UInt16, Swift.UInt16, Swift.UInt32, Swift.UInt32, Accessor)
  @section("sk_records") @used
  static let cut: (  // expect: record-shape
    UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void, UInt16, UInt16, UInt32
  ) = (1, 1, 0, 0, { start($0) }, 1, 0x8001, 0)
}
//// Sources/ByHand/Numbers.swift
enum Numbers {
  @section("sk_records") @used
  static let version: AdapterRecord.Layout = (2, 1, 0, 0, declare)  // expect: record-shape
  @section("sk_records") @used
  static let kind: AdapterRecord.Layout = (1, 42, 0, 0, declare)  // expect: record-shape
  @section("sk_records") @used
  static let reserved: AdapterRecord.Layout = (1, 0x4, 0, 0, declare)  // expect: record-shape
  @section("sk_records") @used
  static let continued: AdapterRecord.Layout = (1, 0x8001, 0, 0, declare)  // expect: record-shape
  @section("sk_records") @used
  static let two: Two = (1, 1, 0, 0, declare, 1, 1, 0, 0, 0)  // expect: record-shape
  typealias Two = (UInt16, UInt16, UInt32, UInt64, Accessor, UInt16, UInt16, UInt32, UInt64, UInt64)
  @section("sk_records") @used
  static let hint: AdapterRecord.Layout = (  // expect: record-shape
    1, 1, 0x1234_5678, 0, { out in unsafe AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
  )
  @section("sk_records") @used
  static let name: ComponentRecord.Layout = (  // expect: record-shape
    1, 3, 3473177052, 0, { out in unsafe ComponentRecord.declare(out, "bookmarks") { try Bookmarks($0.place()) } }
  )
}
//// Sources/ByHand/NoDescription.swift
enum NoDescription {
  @section("sk_records") @used
  static let record: AdapterRecord.Layout = (1, 1, 0, 0xABCE, declare)  // expect: record-shape
  @section("sk_names") @used
  static let names: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0x16000131444b53, 0xabcd, 0x6c6f636f746f7270, 0x6c0a5020796e613d, 0xa333d656e69)
}
//// Sources/ByHand/Descriptions.swift
enum Descriptions {
  @section("sk_names") @used
  static let short: (UInt64, UInt64, UInt64, UInt64) = (0x16000131444b53, 0xabcd, 0x6c6f636f746f7270, 0x6c0a5020796e613d)  // expect: record-shape
  @section("sk_names") @used
  static let letters: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0x1, 0xabcd, 0x6c6f636f746f7270, 0x6c0a5020796e613d, 0xa333d656e69)  // expect: record-shape
  @section("sk_names") @used
  static let other: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0x16000132444b53, 0xabcd, 0x6c6f636f746f7270, 0x6c0a5020796e613d, 0xa333d656e69)  // expect: record-shape
}
