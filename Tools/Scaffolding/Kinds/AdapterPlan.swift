internal import LintEngine

/// The files of one adapter protocol, and what they call one another.
struct AdapterPlan {
  let name: CodeName
  let scope: AdapterScopeName
  /// The module of shared code.
  let shared: String
  let host: HostReference?

  var protocolName: String { "\(name)\(scope == .application ? "Service" : "Adapter")" }

  func adapterName(in product: String) -> String { "\(short(product))\(name)" }

  /// A product's name without that of shared code: `Lite` of `ReaderLite`.
  private func short(_ product: String) -> String { CodeName.short(product, without: shared) }

  /// Files in shared code.
  var sharedFiles: [any FileTemplate] {
    [
      AdapterProtocolTemplate(
        subject: "\(name)", name: protocolName, isSendable: scope == .application || scope == .shared || isHostless),
      lookup,
    ]
  }

  /// An adapter that is made for each who asks needs no host, and so may be asked for anywhere.
  private var isHostless: Bool { scope == .unique && host == nil }

  private var lookup: any FileTemplate {
    if scope == .application || isHostless {
      return ServiceLookupTemplate(
        subject: "\(name)", adapterProtocol: protocolName, member: scope == .unique ? "make" : name.lowerCamel,
        isUnique: scope == .unique)
    }
    return HostLookupTemplate(
      subject: "\(name)", adapterProtocol: protocolName, function: name.lowerCamel, host: host?.lookup ?? .any)
  }

  /// The names of the types in shared code.
  private var sharedTypes: [String] {
    [protocolName] + ((lookup as? ServiceLookupTemplate).map { [$0.name] } ?? [])
  }

  func adapter(of product: String) -> AdapterTemplate {
    var arguments = host.map { ["host: (any \($0.adapterHost)).self"] } ?? []
    if scope != .application, !(scope == .host && host != nil) { arguments.append("scope: .\(scope.rawValue)") }
    return AdapterTemplate(
      name: adapterName(in: product), adapterProtocol: protocolName, purpose: "`\(name)` in \(short(product)).",
      arguments: arguments, sharedModule: shared, answer: "\"\(name) in \(short(product))\"")
  }

  func tests(of product: String, module: String, _ adapter: AdapterTemplate) -> AdapterTestsTemplate {
    AdapterTestsTemplate(
      adapter: adapter.name, adapterProtocol: protocolName, product: product, productModule: module,
      sharedModule: shared, answer: adapter.answer)
  }

  /// How shared code uses it.
  var advice: String {
    if scope == .application { return "Use it in shared code: '\(name)Client().summary', or '@Service' in any type." }
    if isHostless { return "Use it in shared code: 'try \(name)Source().make()'." }
    return "Use it in shared code: 'try \(name.lowerCamel)()' on a host, or '@Adapted var' in a host."
  }

  /// - Throws: a type, or a property of the host, that is there already.
  func check(beside taken: [CodeName.Taken], _ products: [String]) throws(ScaffoldingError) {
    for type in sharedTypes + products.map(adapterName) {
      guard let same = taken.first(where: { $0.name.lowercased() == type.lowercased() }) else { continue }
      throw ScaffoldingError("'\(type)' would be declared, and '\(same.name)' is there already; choose another name")
    }
    if let host, scope != .application, host.properties.contains(CodeName.lowerCamel("\(name)")) {
      throw ScaffoldingError("the host has a property '\(name.lowerCamel)' already; choose another name")
    }
  }
}
