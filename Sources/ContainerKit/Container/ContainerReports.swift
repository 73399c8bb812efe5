internal import ServiceKit

/// Where a container's reports go: to its handler, and to its observer.
final class ContainerReports {
  /// What messages call the container.
  let name: String
  weak var observer: (any ContainerObserver)?
  /// What the names of components are known by.
  weak var core: ContainerCore?
  private let handler: (ContainerError) -> Void

  init(_ name: String, _ handler: ((ContainerError) -> Void)?) {
    self.name = "the container '\(name)'"
    self.handler = handler ?? { AdapterReports.report($0) }
  }

  func send(_ error: ContainerError) {
    observer?.containerReported(error)
    handler(error)
  }
}
