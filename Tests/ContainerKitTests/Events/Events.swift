import CallLists
import ContainerKit

@Events
protocol ScrollEvents: AnyObject {
  func didScroll(to offset: Int)
  func willScroll(_ offset: inout Int)
}

@Events
protocol LoadEvents: AnyObject {
  func willLoad() throws
  func load(_ page: Int) async throws
}

/// Events that refine others.
@Events
protocol ZoomEvents: ScrollEvents {
  func didZoom()
}

@Events @MainActor
protocol ScreenEvents: AnyObject {
  func appear()
  func settle() async
}

struct Bad: Error {}

final class Scroller: ScrollEvents {
  var seen: [Int] = []
  var action: (Int) -> Void = { _ in }
  func didScroll(to offset: Int) {
    seen.append(offset)
    action(offset)
  }
  func willScroll(_ offset: inout Int) { offset *= 3 }
}

final class Zoomer: ZoomEvents {
  var seen: [String] = []
  func didScroll(to offset: Int) { seen.append("scrolled to \(offset)") }
  func willScroll(_ offset: inout Int) { offset += 1 }
  func didZoom() { seen.append("zoomed") }
}

final class Loader: LoadEvents {
  var seen: [Int] = []
  var fails = false
  func willLoad() throws { if fails { throw Bad() } else { seen.append(0) } }
  func load(_ page: Int) async throws {
    await Task.yield()
    if fails { throw Bad() }
    seen.append(page)
  }
}
