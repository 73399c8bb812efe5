package import ContainerKit

// Events, and members that do as little as possible, so that it is the dispatch that is measured.

/// An event that all members have, with a channel.
@Events
package protocol ScrollEvents: AnyObject {
  func didScroll(to offset: Int)
}

/// An event that only some members have.
package protocol ZoomEvents: AnyObject {
  func didZoom(to scale: Int)
}

/// An event that no member has.
package protocol RotateEvents: AnyObject {
  func didRotate(by angle: Int)
}

/// A member with one event.
package final class Scroller: ScrollEvents {
  @exclusivity(unchecked) @safe package var sum = 0

  package init() {}

  @inline(never)
  package func didScroll(to offset: Int) { sum &+= offset }
}

/// A member with two.
package final class Zoomer: ScrollEvents, ZoomEvents {
  @exclusivity(unchecked) @safe package var sum = 0

  package init() {}

  @inline(never)
  package func didScroll(to offset: Int) { sum &-= offset }
  @inline(never)
  package func didZoom(to scale: Int) { sum &+= scale }
}

/// The yardstick: the members in plain stored properties; and the same members in a container.
package final class MembersByHand {
  package let container = Container("benchmark")
  package var scrollers: [any ScrollEvents] = []
  package var zoomers: [any ZoomEvents] = []
  package var one: any ScrollEvents = Scroller()

  package init() {}
}

/// An event of a protocol that refines another.
@Events
package protocol FlickEvents: ScrollEvents {
  func didFlick()
}
