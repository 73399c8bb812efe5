package import CallLists

// Events, and members that do as little as possible, so that it is the dispatch that is measured.

/// An event that a sender hands on.
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

/// The yardstick: the members in plain stored properties.
package final class MembersByHand {
  package var scrollers: [any ScrollEvents] = []
  package var zoomers: [any ZoomEvents] = []
  package var one: any ScrollEvents = Scroller()

  package init() {}
}

/// A channel as somebody would write it, in a client's module.
package final class ScrollChannel: ScrollEvents {
  private let calls: CallList<any ScrollEvents>

  package init(_ roster: Roster) { calls = roster.list(of: (any ScrollEvents).self) }

  package func didScroll(to offset: Int) { calls.send { $0.didScroll(to: offset) } }
}
