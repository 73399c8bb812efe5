/// The actions of a project: who handles and sends them, and by what they can be asked for.
package struct ActionTable: Sendable {
  /// A place that handles an action.
  package struct Handler: Hashable, Sendable {
    package let module: String
    package let path: String
    package let fact: HandlerFact
    /// The function with its module in quotation marks, or words for what has none, as lists show it.
    package let name: String
    /// The name of the state that it is for.
    var state: String?
    /// What decides whether it answers, and for which value.
    var choice: HandlerChoice?

    /// What messages begin with.
    var title: String {
      switch fact.form {
      case .attribute: name
      case .record: "A record by hand"
      case .added, .otherAdded: "A handler that is added when the program runs"
      }
    }

    package var place: Place { Place(path, fact.context.position) }
    package var condition: Condition { fact.context.condition }
    /// The linker gathers it; else the program adds it when it runs.
    var isLinked: Bool { fact.form == .attribute || fact.form == .record }
    /// It is there whatever the program does.
    package var isCertain: Bool { fact.form != .otherAdded }
  }

  /// The arm of an experiment, or the value of a setting, that a handler is for.
  package struct HandlerChoice: Hashable, Sendable {
    /// `the experiment 'newPlayer'`.
    let title: String
    let value: String
    /// Every arm or value; nil where they are not written out.
    let all: [String]?
  }

  /// A place that sends an action.
  package struct Send: Hashable, Sendable {
    package let module: String
    package let path: String
    package let fact: SendFact

    package var place: Place { Place(path, fact.context.position) }
  }

  /// What an action declares about names and links.
  package struct Route: Hashable, Sendable {
    package let module: String
    package let path: String
    package let fact: RouteFact

    func place(_ text: RouteFact.Text?) -> Place { Place(path, text?.position ?? fact.context.position) }
  }

  /// A type that is an action.
  package struct Action: Sendable {
    package let entry: DeclarationIndex.Entry
    /// The type with its module, as messages show it.
    package let name: String
    let isNamed: Bool
    /// In the order of paths and places.
    package var handlers: [Handler] = []
    package var sends: [Send] = []
    var routes: [Route] = []

    /// The type's name, as code writes it.
    package var typeName: String { entry.declaration.path }
  }

  /// Those that are sent, handled or named, sorted by identity.
  package let actions: [Action]
  /// In the order of names.
  let products: [ProductScope]
  /// Modules that add handlers of which the action cannot be read.
  let openModules: Set<String>
  /// Modules that handle actions of other projects.
  let modulesWithForeignActions: Set<String>

  init(
    _ facts: [(module: Project.Module, file: FileFacts)], project: Project, adapters: AdapterIndex,
    experiments: ExperimentTable
  ) {
    var builder = ActionTableBuilder(facts, project: project, adapters: adapters, experiments: experiments)
    for (module, file) in facts where module.name != ActionKinds.kit { builder.add(file, of: module.name) }
    actions = builder.actions.sorted { $0.key < $1.key }.map(\.value)
    products = project.products.map { ProductScope($0, in: project) }
    openModules = builder.openModules
    modulesWithForeignActions = builder.modulesWithForeignActions
  }

  /// A project without actions.
  init() {
    (actions, products, openModules, modulesWithForeignActions) = ([], [], [], [])
  }
}

extension ProductScope {
  /// Code under both conditions is in one build of the product.
  func canHave(_ one: ActionTable.Handler, with other: ActionTable.Handler) -> Bool {
    let both = one.condition.and(other.condition)
    return both == .always || both.canHold(where: known(in: [one.module, other.module]))
  }

  func contains(_ handler: ActionTable.Handler) -> Bool { contains(handler.module, handler.condition) }
}
