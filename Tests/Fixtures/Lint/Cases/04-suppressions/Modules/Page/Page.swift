public struct Page {
  public init() {}
  public func show() {}
}

// servicekit:ignore product-flag - the whole type goes with the next release
public struct Old {
  #if LITE
    let a = 1
  #endif
  // servicekit:ignore product-flag - hides nothing that is not hidden
  #if LITE
    let b = 1
  #endif
}

#if LITE
  let shown = 1
#endif

// servicekit:ignore product-flag
#if LITE
  let withoutReason = 1
#endif

// servicekit:ignore product-flg - misspelled
let misspelled = 1

// servicekit:ignore product-flag - nothing is here
let unused = 1
