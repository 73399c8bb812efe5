//// Sources/Page/Flags.swift
#if Lite  // expect: unknown-flag
  let isShort = true
#endif
#if os(iOS)
  let columns = 1
#elseif !STANDRD && DEBUG  // expect: unknown-flag
  let columns = 2
#endif
#if WITH_JT || with_jit  // expect: unknown-flag, unknown-flag
  let isFast = true
#endif
#if Beta  // expect: unknown-flag
  let isEarly = true
#endif
struct Page {
  func title() -> String {
    #if STANDARDS  // expect: unknown-flag
      return "Reader"
    #else
      return "Lite"
    #endif
  }
}
//// Targets/Lite/main.swift
import Page
#if LITE
  #if AP_EXTENSION  // expect: unknown-flag
    print("extension")
  #endif
#endif
//// Targets/Standard/main.swift
import Page
