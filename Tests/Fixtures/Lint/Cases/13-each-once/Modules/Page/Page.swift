public struct Page {
  public init() {}
  public func show() {}
}

#if LITE
  let a = 1
#elseif STANDARD
  let a = 2
#else
  let a = 3
#endif

#if !LITE
  let b = 1
#endif
