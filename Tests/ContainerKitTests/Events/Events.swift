import ContainerKit

@Events
protocol ScrollEvents: AnyObject {
  func didScroll(to offset: Double)
}

struct Bad: Error {}
