// What components of a page conform to, each to as much as it needs. For every component the two functions alternate,
// the first one first, however components are added, removed, or the container is closed or let go of.

/// Is told when it is in a container that has an owner.
public protocol Attaching: AnyObject {
  /// The component is in the container.
  func didAttach()
  /// The component is about to leave the container.
  func willDetach()
}

extension Attaching {
  /// Does nothing.
  public func didAttach() {}
  /// Does nothing.
  public func willDetach() {}
}

/// Is told when the page is loaded.
public protocol Loading: AnyObject {
  /// What the page is made of is there.
  func didLoad()
  /// What the page is made of is about to go.
  func willUnload()
}

extension Loading {
  /// Does nothing.
  public func didLoad() {}
  /// Does nothing.
  public func willUnload() {}
}

/// Is told when the page can be seen.
public protocol Appearing: AnyObject {
  /// The page can be seen.
  func didAppear()
  /// The page is about to be out of sight.
  func willDisappear()
}

extension Appearing {
  /// Does nothing.
  public func didAppear() {}
  /// Does nothing.
  public func willDisappear() {}
}

/// Is told when the page has the user's attention.
public protocol Activating: AnyObject {
  /// The page has the user's attention.
  func didBecomeActive()
  /// The page is about to lose the user's attention.
  func willResignActive()
}

extension Activating {
  /// Does nothing.
  public func didBecomeActive() {}
  /// Does nothing.
  public func willResignActive() {}
}
