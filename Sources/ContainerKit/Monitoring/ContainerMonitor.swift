internal import CallLists
internal import ServiceKit

/// Hands the calls of a roster on to the observer of its container.
final class ContainerMonitor: CallMonitor {
  private weak let core: ContainerCore?

  init(_ core: ContainerCore) { self.core = core }

  func called(_ member: AnyObject, _ site: CallSite, _ duration: Duration, sender: AnyObject?) {
    guard let core, let observer = core.reports.observer else { return }
    observer.containerCalled(
      ContainerCall(
        container: core.name, component: core.componentName(of: member), event: "\(site.event)", duration: duration,
        sender: sender.map(core.componentName)))
  }
}

extension ContainerCore {
  /// What a component is called; also of one that has just been removed.
  func componentName(of object: AnyObject) -> String {
    membership(of: object)?.name ?? TypeName.qualified(type(of: object))
  }

  func observe(by observer: (any ContainerObserver)?) {
    reports.observer = observer
    roster.monitor = observer.map { _ in ContainerMonitor(self) }
  }
}

extension Container {
  /// Is told of each call and report, in place of the one before.
  ///
  /// It is held weakly. Nil, as at first, costs nothing.
  public var observer: (any ContainerObserver)? {
    get { core.reports.observer }
    set { core.observe(by: newValue) }
  }
}
