/// By what an action can be asked for from outside the program's own code.
public struct ActionRoute: Hashable, Sendable {
  /// Target and action, `Login.register`.
  public let name: String
  /// The path of URLs that lead to the action, `article/:id/open`; nil for none.
  public let path: String?
  /// Who may reach it by URL.
  public let exposure: ActionExposure

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - name: target and action, joined by a dot.
  ///   - path: what follows the scheme in URLs; components that begin with a colon are parameters.
  ///   - exposure: who may reach the action by URL.
  public init(_ name: String, path: String? = nil, exposure: ActionExposure = .internal) {
    self.name = name
    self.path = path
    self.exposure = exposure
  }
}
