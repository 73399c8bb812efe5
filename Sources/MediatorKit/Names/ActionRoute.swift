/// By what an action can be asked for from outside the program's own code.
public struct ActionRoute: Hashable, Sendable {
  /// Target and action, `Login.register`.
  public let name: String
  /// The path of URLs that lead to the action, `article/:id/open`; nil for none.
  public let path: String?
  /// Who may reach it by URL.
  public let exposure: ActionExposure
  /// Which URLs the parameters may have that are URLs themselves, by the parameter's name.
  public let urls: [String: URLAllowList]
  /// Parameters that the action does not have are passed over.
  public let ignoresUnknownParameters: Bool

  /// Makes a route.
  ///
  /// A path is made of components with slashes between them. One that begins with a colon is a parameter: `:id` takes any
  /// component, `:id(Int)`, `:id(Double)` and `:id(Bool)` take only what is one. Where several paths fit a link, they are
  /// compared from the left: a fixed component comes before a typed parameter, and that before a plain one. Two paths that are
  /// still equal then are an error, which ``Mediator/routeProblems()`` finds.
  ///
  /// The first component is fixed and has no capital letters, since in links such as `feed://article/open` it stands where hosts do,
  /// and hosts have no case.
  ///
  /// - Parameters:
  ///   - name: target and action, joined by a dot.
  ///   - path: what follows the scheme, or scheme and host, in URLs; not percent-encoded.
  ///   - exposure: who may reach the action by URL.
  ///   - urls: which URLs the parameters may have that are URLs themselves, by the parameter's name.
  ///   - ignoresUnknownParameters: passes over parameters that the action does not have; else they are refused.
  public init(
    _ name: String, path: String? = nil, exposure: ActionExposure = .internal, urls: [String: URLAllowList] = [:],
    ignoresUnknownParameters: Bool = false
  ) {
    self.name = name
    self.path = path
    self.exposure = exposure
    self.urls = urls
    self.ignoresUnknownParameters = ignoresUnknownParameters
  }
}
