public struct Page {
  public init() {}
  public func show() {}
}

public enum Style {
  case wide
  #if LITE
    case narrow
  #endif
}

#if LITE
  @available(*, deprecated)
#endif
public func old() {}

public func chain(_ numbers: [Int]) -> [Int] {
  numbers
    .map { $0 + 1 }
    #if LITE
      .filter { $0 > 1 }
    #endif
}

public enum SilentStyle {
  case wide
  // servicekit:ignore product-flag - the narrow style is removed with the next layout
  #if LITE
    case narrow
  #endif
}

// servicekit:ignore product-flag - deprecated in Lite only, until it is gone in both
#if LITE
  @available(*, deprecated)
#endif
public func silentOld() {}

public func silentChain(_ numbers: [Int]) -> [Int] {
  numbers
    .map { $0 + 1 }
    // servicekit:ignore product-flag - measured, and needed on small devices
    #if LITE
      .filter { $0 > 1 }
    #endif
}
