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
  let name: any PageCapabilities
  var all: [PageSession] = []
  var title: String { "" }
}
