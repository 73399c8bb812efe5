public struct Page {
  public init() {}
  public func show() {}
}
