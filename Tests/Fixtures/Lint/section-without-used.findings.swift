//// Sources/ByHand/Clock.swift
enum ClockBinding {
  @section("sk_records")  // expect: section-without-used
  static let record: AdapterRecord.Layout = (
    1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
  )
}
//// Sources/ByHand/Global.swift
@section("__DATA_CONST,__sk_records")  // expect: section-without-used
private let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/Underscored.swift
@_section("sk_records") public let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)  // expect: section-without-used
//// Sources/ByHand/Description.swift
extension Page {
  @section("sk_names")  // expect: section-without-used
  private static let description: (UInt64, UInt64) = (0x0000_0001_3144_4B53, 7)
}
//// Sources/ByHand/OneFormatOnly.swift
enum Pair {
  #if objectFormat(MachO)
    @section("__DATA_CONST,__sk_records") @used
    static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  #else
    @section("sk_records")  // expect: section-without-used
    static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  #endif
}
//// Sources/ByHand/AttributesInBranches.swift
#if objectFormat(MachO)
  @section("__DATA_CONST,__sk_records") @used
#else
  @section("sk_records")  // expect: section-without-used
#endif
let attributed: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/UsedUnderAFlag.swift
@section("sk_records")  // expect: section-without-used
#if DEBUG
  @used
#endif
let flagged: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/OtherAttributes.swift
@section("sk_records")  // expect: section-without-used
@MainActor @available(macOS 15, *) @usableFromInline
nonisolated let others: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/InText.swift
// @used
@section("sk_records")  // expect: section-without-used
/* @used */ let commented: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Tests/ByHandTests/Fake.swift
enum Fakes {
  @section("sk_records")  // expect: section-without-used
  static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
}
