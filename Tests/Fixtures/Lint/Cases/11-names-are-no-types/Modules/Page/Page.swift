public struct Page {
  public init() {}
  public func show() {}
}

struct Address {
  let hostName: String
  let host: String
}

final class Connection {
  let hostFactory: () -> Connection
  weak var host: Connection?
  var computed: Connection? { host }
  init(hostFactory: @escaping () -> Connection) { self.hostFactory = hostFactory }
}
