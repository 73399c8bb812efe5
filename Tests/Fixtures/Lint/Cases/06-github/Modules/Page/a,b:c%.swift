public struct Page {
  public init() {}
  public func show() {}
}

#if LITE
  let a = 1
#endif
