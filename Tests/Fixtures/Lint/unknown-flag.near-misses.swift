//// Sources/Page/Flags.swift
#if DEBUG || RELEASE || debug || TESTING || SWIFT_PACKAGE || RESILIENT_LIBRARIES || COCOAPODS
  let columns = 1
#endif
#if LITE && STANDARD && !BETA && WITH_JIT && APP_EXTENSION
  let rows = 1
#endif
#if ITEM || SITE || BITE
  let isShort = true
#endif
#if WITH_JSON || WITHOUT_JIT || STANDALONE || BETA2 || BETAA || isLite
  let isLong = true
#endif
#if $Macros && hasFeature(lite) && canImport(Lite)
  let isModern = true
#endif
#if API_17
  let isNew = true
#endif
//// Targets/Lite/main.swift
import Page
#if lITE_2
  print("2")
#endif
//// Targets/Standard/main.swift
import Page
//// Targets/API_16/main.swift
import Page
