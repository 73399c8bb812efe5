extension AdapterError {
  static func cycle(_ ring: [AdapterCell]) -> AdapterError {
    let names = ring.map(\.qualifiedName)
    let message = MessageText(
      fact: "Adapters need one another in a ring: \(names.joined(separator: " -> ")).",
      details: ring.dropLast().map { "\($0.qualifiedName) is declared \($0.whereDeclared)" },
      waysOut: [
        "Let one of them look the other up when it is used instead of when it is made, for example with @Service.",
        "Move what both need into an adapter of its own.",
      ])
    return AdapterError(.cycle, message.text, chain: names)
  }

  static func tooDeep(_ chain: [AdapterCell]) -> AdapterError {
    let names = chain.suffix(8).map(\.qualifiedName)
    let message = MessageText(
      fact: "More than \(Attempt.maximumDepth) adapters are being made inside one another: "
        + "… -> \(names.joined(separator: " -> ")).",
      waysOut: [
        "A factory that makes a host, and looks up through it what is being made already, never ends: "
          + "let it use its own host."
      ])
    return AdapterError(.cycle, message.text, chain: chain.map(\.qualifiedName))
  }

  static func slow(_ cell: AdapterCell) -> AdapterError {
    let message = MessageText(
      fact: "\(cell.qualifiedName) takes long to be made on another thread, and a lookup waits for it.",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: [
        "Do slow work when the adapter is used, not when it is made.",
        "Do not block in a factory on a task or a thread that looks the same adapter up: they would wait for one another.",
      ])
    return AdapterError(.cycle, message.text)
  }

  static func ambiguous(_ type: Any.Type, _ cells: [AdapterCell], in core: RegistryCore) -> AdapterError {
    let modules = Set(cells.map(\.module))
    var waysOut = [
      "Keep one of them in this product; the others belong to targets that it does not link.",
      "If they are the arms of an experiment, say so: variant: (.key, \"arm\"), another arm for each.",
      "If all of them are wanted at once, give each a protocol of its own.",
    ]
    if modules.count > 1 {
      waysOut.append(
        "If this executable links several products, as a test bundle does, restrict the table: "
          + "AdapterRegistry(modules: [\"…\"]).")
    }
    let message = MessageText(
      fact: "\(cells.count) adapters are bound to '\(TypeName.qualified(type))' in '\(core.productName)'.",
      details: cells.map { "\($0.qualifiedName), declared \($0.whereDeclared)" }, waysOut: waysOut)
    return AdapterError(.ambiguous, message.text)
  }

  static func needsHost(_ type: Any.Type, _ cell: AdapterCell) -> AdapterError {
    let message = MessageText(
      fact: "'\(TypeName.qualified(type))' was looked up without a host, but its adapter belongs to one.",
      details: ["\(cell.qualifiedName), scope \(cell.declaration.scope), declared \(cell.whereDeclared)"],
      waysOut: [
        "Look it up through the host: try host.adapter((any \(TypeName.bare(type))).self), or with @Adapted in the host.",
        "If it needs no host, make it a service: scope: .application.",
      ])
    return AdapterError(.needsHost, message.text)
  }

  static func wrongHost(_ cell: AdapterCell, host: Any.Type) -> AdapterError {
    let wanted = cell.declaration.host.map(TypeName.qualified) ?? "another host"
    let message = MessageText(
      fact: "\(cell.qualifiedName) cannot be bound to \(TypeName.qualified(host)): its host must be a '\(wanted)'.",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: [
        "Let \(TypeName.unqualified(host)) conform to '\(wanted)'.",
        "Name a protocol in host: that all hosts of this adapter conform to.",
      ])
    return AdapterError(.wrongHost, message.text)
  }

  static func bindingFailed(_ cell: AdapterCell, host: Any.Type, _ error: any Error) -> AdapterError {
    let message = MessageText(
      fact: "\(cell.qualifiedName) could not be bound to \(TypeName.qualified(host)): \(error)",
      details: ["declared \(cell.whereDeclared)"], waysOut: ["The next lookup tries again."])
    return AdapterError(.bindingFailed, message.text, underlying: error)
  }

  static func unknownArm(_ cell: AdapterCell, _ variant: AdapterVariant) -> AdapterError {
    let arms = variant.experiment.arms.map { "'\($0)'" }.joined(separator: ", ")
    let message = MessageText(
      fact: "\(cell.qualifiedName) is bound in the arm \(variant), which the experiment "
        + "'\(variant.experiment.name)' does not have. Its arms are \(arms).",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: ["Name one of the arms in variant:.", "Add the arm to the experiment."])
    return AdapterError(.noneInThisRun, message.text)
  }

  static func notClass(registered: Any.Type, as type: Any.Type, _ place: SourcePlace) -> AdapterError {
    let message = MessageText(
      fact: "A \(TypeName.qualified(registered)) is no class instance, so it cannot be registered as "
        + "'\(TypeName.qualified(type))'.",
      details: ["registered at \(place)"],
      waysOut: ["Register an instance of a class or an actor: adapters have an identity and a life."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func optional(_ type: Any.Type, _ place: SourcePlace) -> AdapterError {
    let message = MessageText(
      fact: "'\(TypeName.qualified(type))' is an optional; adapters are bound to the protocol itself.",
      details: ["registered at \(place)"], waysOut: ["Write (any P).self without the question mark."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func classAsProtocol(_ type: Any.Type, _ place: SourcePlace) -> AdapterError {
    let message = MessageText(
      fact: "'\(TypeName.qualified(type))' is a class; adapters are bound to protocols and looked up by them.",
      details: ["registered at \(place)"], waysOut: ["Name a protocol that it conforms to: (any P).self."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func isolation(_ cell: AdapterCell, wanted: any Actor, caller: (any Actor)?) -> AdapterError {
    let message = MessageText(
      fact: "\(cell.qualifiedName) belongs to \(name(of: wanted)) and was looked up from \(name(of: caller)).",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: cell.declaration.place == nil
        ? [
          "Make the first lookup on \(name(of: wanted)).",
          "Take the adapter off \(name(of: wanted)): declare the class 'nonisolated'.",
        ]
        : [
          "Look it up on \(name(of: wanted)).",
          "Let the protocol refine Sendable; the registration is then for any thread.",
        ])
    return AdapterError(.wrongIsolation, message.text)
  }

  static func isolation(host: Any.Type, wanted: any Actor, caller: (any Actor)?) -> AdapterError {
    let message = MessageText(
      fact: "The host \(TypeName.qualified(host)) belongs to \(name(of: wanted)); "
        + "an adapter of it was looked up from \(name(of: caller)).",
      waysOut: ["Look adapters up where the host lives."])
    return AdapterError(.wrongIsolation, message.text)
  }

  static func sharedByThreads(_ type: Any.Type, host: Any.Type) -> AdapterError {
    let message = MessageText(
      fact: "The host \(TypeName.qualified(host)) is Sendable and belongs to no actor, so several threads may look up "
        + "\(TypeName.qualified(type)) at once, which is not Sendable.",
      waysOut: [
        "Let the protocol refine Sendable.",
        "Give the host to an actor, the main actor for one, or make it one.",
        "Where the host is '@unchecked Sendable' and guards its adapters itself, use @Adapted properties.",
      ])
    return AdapterError(.wrongIsolation, message.text)
  }

  static func notSendable(_ type: Any.Type, _ cell: AdapterCell?) -> AdapterError {
    let (name, adapter) = (TypeName.qualified(type), cell?.qualifiedName ?? "What is registered at run time")
    let message = MessageText(
      fact: "\(adapter) is bound to '\(name)', which is not Sendable, and was looked up as a Sendable type; "
        + "'\(name) & Sendable' is another spelling of the same protocol.",
      details: (cell.map { ["declared \($0.whereDeclared)"] } ?? []),
      waysOut: [
        "Look it up without '& Sendable', and use it where its host, or the main actor, is.",
        "Let the protocol refine Sendable.",
      ])
    return AdapterError(.wrongIsolation, message.text)
  }

  static func outlived(_ cell: AdapterCell, host: Any.Type) -> AdapterError {
    let message = MessageText(
      fact: "\(cell.qualifiedName) outlives its host \(TypeName.qualified(host)).",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: [
        "In a closure that is kept, capture the adapter weakly, or its weak proxy, which @WeakProxy on the protocol writes.",
        "Look it up through the host when it is used, instead of keeping it.",
      ])
    return AdapterError(.unusableInstance, message.text)
  }

  static func anotherTask(_ cell: String, _ type: Any.Type) -> AdapterError {
    let message = MessageText(
      fact: "\(cell) is not Sendable, so it stands in for an adapter in the task that bound it only; another task "
        + "looked it up.",
      waysOut: [
        "Make it Sendable, and let '\(TypeName.qualified(type))' refine Sendable.",
        "Bind a factory, which makes one for each host: bind((any \(TypeName.bare(type))).self) { … }.",
      ])
    return AdapterError(.wrongIsolation, message.text)
  }

  static func notClass(_ cell: AdapterCell, made: Any.Type?) -> AdapterError {
    let type = made.map(TypeName.qualified) ?? "something"
    let message = MessageText(
      fact: "\(cell.qualifiedName) made a \(type), which is no class instance.",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: ["Return an instance of a class or an actor: adapters have an identity and a life."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func hostItself(_ cell: AdapterCell, host: Any.Type) -> AdapterError {
    let message = MessageText(
      fact:
        "\(cell.qualifiedName) returned its own host, a \(TypeName.qualified(host)), which would then never be released.",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: ["Return an object of its own, which refers to the host weakly."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func madeBefore(_ cell: AdapterCell, host: Any.Type) -> AdapterError {
    let name = TypeName.unqualified(cell.declaration.adapter)
    let message = MessageText(
      fact: "The lazyRegister() of \(cell.qualifiedName) returned an instance that it did not make for this "
        + "\(TypeName.qualified(host)), so the instance does not refer back to it.",
      details: ["declared \(cell.whereDeclared)"],
      waysOut: [
        "Make a new instance in each call, on the thread of the call: \(name)().",
        "For one instance of all hosts, do so and write scope: .shared.",
        "For a singleton that needs no host, drop host:.",
      ])
    return AdapterError(.unusableInstance, message.text)
  }

  static func notConforming(made: Any.Type, protocol type: Any.Type) -> AdapterError {
    let message = MessageText(
      fact: "lazyRegister() returned a \(TypeName.qualified(made)), which does not conform to "
        + "'\(TypeName.qualified(type))'.",
      waysOut: ["Return a type that conforms to every protocol that @Adapter names."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func inheritedFactory(_ adapter: Any.Type) -> AdapterError {
    let name = TypeName.unqualified(adapter)
    let message = MessageText(
      fact:
        "\(TypeName.qualified(adapter)) has no lazyRegister() of its own; the one it inherits makes its superclass.",
      waysOut: ["Give \(name) init().", "Write static func lazyRegister() -> \(name)? in \(name)."])
    return AdapterError(.unusableInstance, message.text)
  }

  /// What a failed factory's callers see: our own errors with one more line of where, the user's in a frame of ours.
  static func wrapping(_ error: any Error, madeBy cell: AdapterCell) -> AdapterError {
    let place = "\(cell.qualifiedName), declared \(cell.whereDeclared)"
    guard var ours = error as? AdapterError else {
      let message = MessageText(
        fact: "\(cell.qualifiedName) could not be made: \(error)",
        details: ["declared \(cell.whereDeclared)"],
        waysOut: ["The next lookup tries again. Answer nil from lazyRegister() where there is none in this run."])
      return AdapterError(.factoryFailed, message.text, underlying: error)
    }
    if ours.code != .cycle { ours.trail.append(place) }
    return ours
  }

  private static func name(of isolation: (any Actor)?) -> String {
    guard let isolation else { return "nonisolated code" }
    if isolation === MainActor.shared { return "the main actor" }
    return "the actor \(TypeName.qualified(type(of: isolation)))"
  }
}
