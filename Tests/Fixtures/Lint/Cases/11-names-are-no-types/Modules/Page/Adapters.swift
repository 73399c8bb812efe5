import ServiceKit

public protocol PageCapabilities: AnyObject {
  func refresh()
}

public protocol SharingAdapter: AnyObject {
  var title: String { get }
}

/// A value that is called like the object.
struct Host {
  var title = ""
}

@AdapterHost
public final class PageSession: PageCapabilities {
  @Adapted var sharing: (any SharingAdapter)?
  public func refresh() { print(sharing?.title ?? "") }
}

@Adapter((any SharingAdapter).self, host: (any PageCapabilities).self)
final class Sharing: SharingAdapter {
  let hostName = ""
  let hostFactory: () -> PageSession
  let target: Host
  weak var host: (any PageCapabilities)?
  var session: (any PageCapabilities)? { host }
  var title: String { hostName }
}
