//// Sources/ByHand/Clock.swift
enum ClockBinding {
  #if objectFormat(MachO)
    @section("__DATA_CONST,__sk_records") @used
    static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  #else
    @used @section("sk_records")
    static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
  #endif
}
//// Sources/ByHand/Underscored.swift
@_section("sk_records") @_used
let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/AttributesInBranches.swift
#if objectFormat(MachO)
  @section("__DATA_CONST,__sk_records")
#else
  @section("sk_records")
#endif
@used
let attributed: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/UsedInEachBranch.swift
@section("sk_records")
#if DEBUG
  @used
#else
  @used
#endif
let flagged: AdapterRecord.Layout = (1, 1, 0, 0, declare)
//// Sources/ByHand/Never.swift
#if false
  @section("sk_records") let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
#endif
//// Sources/Board/Vectors.swift
// The sections of others are their own business.
@section(".isr_vector") let vectors: (UInt32, UInt32) = (0x2000_0000, 0x0800_0101)
@section("__DATA,__mod_init_func") let constructor: @convention(c) () -> Void = { start() }
@section("__TEXT,__info_plist") let plist: (UInt8, UInt8) = (60, 63)
@section("swift5_tests") let content: (UInt32, UInt32) = (1, 2)
//// Sources/Board/Name.swift
@section(sectionName) let computed: (UInt32, UInt32) = (1, 2)
//// Sources/ByHand/Text.swift
// @section("sk_records") let record = 1
let text = "@section(\"sk_records\") let record: Int = 1"
let lines = """
  @section("sk_records")
  let record: Int = 1
  """
//// Sources/ByHand/Function.swift
func section(_ name: String) {}
let call: Void = section("sk_records")
@Section("sk_records") struct Page {}
