import ContainerKit
import FeedReader
import Foundation

/// What the components of this product throw.
struct Trouble: Error, CustomStringConvertible {
  let description: String
}

/// Takes longer than a frame.
@Component("slow")
final class SlowComponent: ListComposing {
  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {}

  func compose(_ entries: inout [PageEntry]) { Thread.sleep(forTimeInterval: 0.05) }
}

/// Throws away the list, and then throws.
@Component("throwing")
final class ThrowingComponent: ItemArranging {
  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {}

  func arrange(_ items: inout [PageItem]) throws {
    items = []
    throw Trouble(description: "the list is gone")
  }
}

/// Cannot be made.
@Component("unmakeable")
final class UnmakeableComponent: ItemArranging {
  init(_ place: ComponentPlace<any FeedPage, NoSettings>) throws { throw Trouble(description: "there is no way") }

  func arrange(_ items: inout [PageItem]) {}
}
