//// Sources/Page/Session.swift
import ServiceKit
import Lite // expect: product-leak

//// Sources/Page/Conditional.swift
#if LITE
  @preconcurrency import Lite // expect: product-leak
#endif
#if canImport(Standard)
  import struct Standard.Theme // expect: product-leak
#endif

//// Sources/Search/Search.swift
// Once for a file, however often it is imported.
internal import class Standard.Index // expect: product-leak
import class Standard.Query

//// Targets/Lite/main.swift
import Page
import Search
// A product that reaches into another.
@testable import Standard // expect: product-leak

//// Targets/Standard/main.swift
import Page
import Search
