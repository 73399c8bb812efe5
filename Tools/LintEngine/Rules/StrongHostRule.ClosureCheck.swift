extension StrongHostRule {
  /// One closure that is kept, looked at from the class that makes it.
  struct ClosureCheck {
    let closure: StoredClosureFact
    let file: String
    let module: String
    let adapters: AdapterIndex
    let known: [String: AdapterIndex.HostedAdapter]

    var findings: [Finding] {
      guard closure.context.condition != .never, isKept, closure.method == nil || isMethod else { return [] }
      let types = adapters.index.resolve(closure.context.type, in: module, file)
      if let adapter = types.lazy.compactMap({ known[$0.identity] }).first { return findings(in: adapter) }
      guard let host = types.first(where: adapters.isHost) else { return [] }
      return findings(inHost: host)
    }

    /// The property is a stored one whose type is known.
    private var isKept: Bool {
      guard case .property(var owner, let name) = closure.keeper else { return true }
      owner.steps.append(.property(name))
      guard let property = adapters.property(of: owner, closure.context, module, file) else { return false }
      if closure.method != nil, property.fact.type?.contains("->") != true { return false }
      return property.fact.isStored || property.owner?.declaration.kind == .protocol
    }

    /// What is kept is a method, since everything that its object inherits is known and none of it is such a property.
    private var isMethod: Bool {
      guard let name = closure.method else { return false }
      var reference = closure.captures.first?.reference ?? ReferenceFact(root: .own, text: "self")
      guard let type = adapters.type(of: reference, closure.context, module, file) else { return false }
      let entries = adapters.index.resolve(AdapterIndex.unwrapped(type.text), in: type.module, type.path)
      reference.steps.append(.property(name))
      guard !entries.isEmpty, adapters.property(of: reference, closure.context, module, file) == nil else {
        return false
      }
      return entries.allSatisfy { entry in
        ([entry] + adapters.index.ancestors(of: entry)).allSatisfy { ancestor in
          ancestor.declaration.inherited.allSatisfy { inherited in
            ["AnyObject", "Sendable", "HostBound"].contains(inherited)
              || !adapters.index.resolve(inherited, in: ancestor.module, ancestor.path).isEmpty
          }
        }
      }
    }

    private func findings(in adapter: AdapterIndex.HostedAdapter) -> [Finding] {
      var found: [Finding] = []
      for capture in closure.captures where isHost(capture.reference, of: adapter) {
        let ask = adapter.hasTarget ? ["Ask 'weakTarget' inside \(closure.method == nil ? "the" : "a") closure."] : []
        found.append(
          finding(
            "The \(kept) kept \(keeperText) captures the host '\(capture.name)' strongly",
            ask + ["Capture it weakly\(closure.method == nil ? "" : " in a closure"): '[weak \(capture.name)]'."],
            capture.name))
      }
      guard closure.capturesSelf else { return found }
      let name = adapter.entry.declaration.name
      switch closure.keeper {
      case .property(let owner, _) where owner.root == .own && owner.steps.isEmpty:
        found.append(
          finding("The \(kept) kept \(keeperText) captures \(name), which keeps the \(kept)", weakSelf, "self"))
      case .property(let owner, let property) where isHost(owner, of: adapter):
        found.append(
          finding(
            "The \(kept) that the host keeps in '\(property)' captures the adapter \(name) strongly", weakSelf, "self"))
      case .function(let function) where !function.hasPrefix("DispatchQueue"):
        found.append(finding("The closure kept \(keeperText) captures the adapter \(name) strongly", weakSelf, "self"))
      default: break
      }
      return found
    }

    private func findings(inHost host: DeclarationIndex.Entry) -> [Finding] {
      guard case .property(let owner, let property) = closure.keeper else { return [] }
      if adapters.adapter(owner, closure.context, module, file) != nil {
        guard closure.capturesSelf else { return [] }
        let message =
          "The \(kept) that the adapter '\(owner.text)' keeps in '\(property)' captures its host \(host.declaration.name) strongly"
        return [finding(message, weakSelf, "self")]
      }
      guard owner.root == .own, owner.steps.isEmpty else { return [] }
      return closure.captures.compactMap { capture in
        guard let adapter = adapters.adapter(capture.reference, closure.context, module, file) else { return nil }
        let name = capture.name
        return finding(
          "The \(kept) that the host keeps in '\(property)' captures the adapter '\(name)' strongly",
          [
            "Capture a weak proxy: '[\(name) = \(name)\(adapter.isOptional ? "?" : "").weak]', with '@WeakProxy' on \(adapter.type).",
            "Ask the host for the adapter inside the closure, with '[weak self]'.",
          ], name)
      }
    }

    private var weakSelf: [String] {
      [
        closure.method.map { "Keep a closure instead: '{ [weak self] in self?.\($0)() }'." }
          ?? "Capture it weakly: '[weak self]'."
      ]
    }

    /// What is kept, as messages name it.
    private var kept: String { closure.method == nil ? "closure" : "method" }

    private var keeperText: String {
      switch closure.keeper {
      case .property(let owner, let name): owner.text == "self" ? "in '\(name)'" : "in '\(owner.text).\(name)'"
      case .function(let name): "by '\(name)'"
      }
    }

    private func isHost(_ reference: ReferenceFact, of adapter: AdapterIndex.HostedAdapter) -> Bool {
      guard let type = adapters.type(of: reference, closure.context, module, file) else { return false }
      return HeldTypes.of(type.text).contains {
        adapters.isHost(.init(text: $0, module: type.module, path: type.path), of: adapter)
      }
    }

    private func finding(_ message: String, _ waysOut: [String], _ captured: String) -> Finding {
      Finding(
        StrongHostRule.description, at: Place(file, closure.context.position), message, waysOut: waysOut,
        subject: "closure \(keeperText) \(captured)", context: closure.context.names)
    }
  }
}
