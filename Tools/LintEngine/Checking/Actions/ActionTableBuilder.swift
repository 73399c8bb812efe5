/// Sorts what code says of actions by the types that it means.
struct ActionTableBuilder {
  /// By identity.
  private(set) var actions: [String: ActionTable.Action] = [:]
  private(set) var openModules: Set<String> = []
  private(set) var modulesWithForeignActions: Set<String> = []
  private let adapters: AdapterIndex
  private let experiments: ExperimentTable
  private let keys: MediatorKeyTable
  private let names: QualifiedNames
  private let receivers: MediatorReceivers
  private var kinds: ActionKinds

  private var index: DeclarationIndex { adapters.index }

  init(
    _ facts: [(module: Project.Module, file: FileFacts)], project: Project, adapters: AdapterIndex,
    experiments: ExperimentTable
  ) {
    self.adapters = adapters
    self.experiments = experiments
    keys = MediatorKeyTable(facts, index: adapters.index)
    names = QualifiedNames(project)
    receivers = MediatorReceivers(adapters: adapters)
    kinds = ActionKinds(index: adapters.index)
  }

  mutating func add(_ file: FileFacts, of module: String) {
    for fact in file.actions.handlers { add(fact, module, file.path) }
    for fact in file.actions.sends { add(fact, module, file.path) }
    for fact in file.actions.routes { add(fact, module, file) }
  }

  // MARK: - Handlers

  private mutating func add(_ fact: HandlerFact, _ module: String, _ path: String) {
    let entries = fact.action.map { types($0, fact.context, module, path) } ?? []
    guard !entries.isEmpty else { return noteUnknown(fact, module, path) }
    let known = entries.filter { kinds.isAction($0) }
    let name =
      fact.function.map { "'\(names.name(of: $0, in: module))'" }
      ?? (fact.form == .record ? "a record by hand" : "one that is added when the program runs")
    var handler = ActionTable.Handler(module: module, path: path, fact: fact, name: name)
    handler.state = fact.state.map { state($0, module, path) }
    handler.choice = choice(fact, module, path)
    for entry in known { note(entry) { $0.handlers.append(handler) } }
  }

  private mutating func noteUnknown(_ fact: HandlerFact, _ module: String, _ path: String) {
    if fact.form == .attribute {
      modulesWithForeignActions.insert(module)
    } else if fact.form == .record || receivers.mayBeMediator(fact.receiver, fact.context, module, path, unknown: false)
    {
      openModules.insert(module)
    }
  }

  /// The name of a state; that of a constant nobody declares is its own, in each module.
  private func state(_ written: String, _ module: String, _ path: String) -> String {
    if let name = keys.name(of: written, .state, in: module, path) { return name }
    let constant = written.split(separator: ".").last.map(String.init) ?? written
    return constant == "initial" ? "init" : "\(module).\(constant)"
  }

  private func choice(_ fact: HandlerFact, _ module: String, _ path: String) -> ActionTable.HandlerChoice? {
    if let arm = fact.variant {
      let name = experiments.name(of: arm.key, in: module, path)
      return ActionTable.HandlerChoice(
        title: "the experiment '\(name ?? Self.last(arm.key))'", value: arm.value,
        all: name.flatMap(experiments.arms))
    }
    return fact.setting.map { setting in
      let name = keys.name(of: setting.key, .setting, in: module, path)
      return ActionTable.HandlerChoice(
        title: "the setting '\(name ?? Self.last(setting.key))'", value: setting.value,
        all: keys.values(ofSetting: setting.key, in: module, path))
    }
  }

  private static func last(_ key: String) -> String { key.split(separator: ".").last.map(String.init) ?? key }

  // MARK: - Sends

  private mutating func add(_ fact: SendFact, _ module: String, _ path: String) {
    guard let entry = sentType(fact, module, path), kinds.isAction(entry),
      receivers.mayBeMediator(fact.receiver, fact.context, module, path, unknown: true)
    else { return }
    note(entry) { $0.sends.append(ActionTable.Send(module: module, path: path, fact: fact)) }
  }

  /// The one type of what is sent.
  private func sentType(_ fact: SendFact, _ module: String, _ path: String) -> DeclarationIndex.Entry? {
    let entries: [DeclarationIndex.Entry]
    if let type = fact.type {
      entries = types(type == "Self" ? fact.context.type : type, fact.context, module, path)
    } else if let value = fact.value, let written = adapters.type(of: value, fact.context, module, path) {
      entries = index.resolve(written.text, in: written.module, written.path, within: fact.context.type)
    } else {
      return nil
    }
    return Set(entries.map(\.identity)).count == 1 ? entries.first : nil
  }

  // MARK: - Routes

  private mutating func add(_ fact: RouteFact, _ module: String, _ file: FileFacts) {
    guard file.declarations.indices.contains(fact.declaration) else { return }
    let declaration = file.declarations[fact.declaration]
    let context = DeclarationIndex.Entry(module: module, path: file.path, declaration: declaration).context
    for entry in index.resolve(declaration.name, in: module, file.path, within: context) where kinds.isNamed(entry) {
      note(entry) { $0.routes.append(ActionTable.Route(module: module, path: file.path, fact: fact)) }
    }
  }

  // MARK: - Types

  /// The types that a name means, one for each identity.
  private func types(
    _ name: String, _ context: CodeContext, _ module: String, _ path: String
  ) -> [DeclarationIndex.Entry] {
    var seen: Set<String> = []
    var found = index.resolve(name, in: module, path, within: context.type)
    // An extension sees the types within an imported type.
    if found.isEmpty, !context.type.isEmpty { found = index.resolve("\(context.type).\(name)", in: module, path) }
    return found.filter { seen.insert($0.identity).inserted }
  }

  private mutating func note(_ entry: DeclarationIndex.Entry, _ change: (inout ActionTable.Action) -> Void) {
    var action =
      actions[entry.identity]
      ?? ActionTable.Action(
        entry: entry, name: names.name(of: entry.declaration.path, in: entry.module), isNamed: kinds.isNamed(entry))
    actions[entry.identity] = nil
    change(&action)
    actions[entry.identity] = action
  }
}
