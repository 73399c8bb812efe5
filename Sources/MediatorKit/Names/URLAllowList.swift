/// Which URLs a parameter that is itself a URL may have.
///
/// ```swift
/// ActionRoute("Article.show", path: "article/open", exposure: .link, urls: ["url": URLAllowList(hosts: ["example.com"])])
/// ```
///
/// The value stays as it was given; only its scheme and its host are looked at. User information and hosts in square brackets
/// are refused, and so is `http` or `https` without a host.
public struct URLAllowList: Hashable, Sendable {
  /// The schemes, in small letters.
  public let schemes: [String]
  /// The hosts, in small letters; nil for any.
  ///
  /// One that begins with a dot stands for itself without the dot, and for all hosts that end in it.
  public let hosts: [String]?

  /// Allows URLs by scheme and host.
  ///
  /// - Parameters:
  ///   - schemes: the schemes.
  ///   - hosts: the hosts, `example.com` for one, `.example.com` for it and all below it; nil for any.
  public init(schemes: [String] = ["https"], hosts: [String]? = nil) {
    self.schemes = schemes.map { $0.lowercased() }
    self.hosts = hosts.map { $0.map { $0.lowercased() } }
  }

  /// Why a URL is not allowed, without the URL; nil where it is.
  func refusal(of text: String) -> String? {
    let reference: URLReference
    let host: String?
    do throws(LinkSyntaxError) {
      reference = try URLReference(Array(text.utf8))
      host = try URLAuthority.read(reference).host
    } catch {
      return "is no URL: \(error)"
    }
    guard let part = reference.scheme else { return "is a URL without a scheme" }
    let scheme = String(decoding: reference.bytes[part], as: UTF8.self).lowercased()
    guard schemes.contains(scheme) else {
      return "is a URL with a scheme that the route does not allow; allowed: \(schemes.joined(separator: ", "))"
    }
    guard let host else {
      return hosts != nil || ["http", "https"].contains(scheme) ? "is a URL without a host" : nil
    }
    guard let hosts, !hosts.contains(where: { Self.matches($0, host) }) else { return nil }
    return "is a URL with a host that the route does not allow; allowed: \(hosts.joined(separator: ", "))"
  }

  private static func matches(_ allowed: String, _ host: String) -> Bool {
    allowed.hasPrefix(".") ? host.hasSuffix(allowed) || host == allowed.dropFirst() : host == allowed
  }

  /// Looks at every text of a parameter.
  func check(_ node: ParameterNode, at path: String) throws(ParameterFault) {
    let texts: [String]
    switch node {
    case .written(let values): texts = values.compactMap(\.self)
    case .value(.text(let text)): texts = [text]
    case .value(.list(let values)):
      for (index, value) in values.enumerated() { try check(.value(value), at: "\(path)[\(index)]") }
      return
    case .value: throw ParameterFault(node.expected("a URL").fact, at: path)
    }
    for text in texts {
      if let refusal = refusal(of: text) { throw ParameterFault(refusal, at: path) }
    }
  }
}
