/// Finds actions of one product that a name or a link cannot tell apart.
///
/// It decides as `Mediator.routeProblems()` does, over the actions that the product handles.
enum OverlappingRoutesRule: Rule {
  static let description = RuleDescription(
    "overlapping-routes",
    "two actions with one name, or with paths that fit the same links equally well, in one product",
    severity: .error,
    why: """
      A link leads to the action whose path fits best: compared from the left, a fixed component comes before a typed
      parameter, and that before a plain one. Where two paths are equal then, or two actions have one name, the link or the
      name is refused when the program runs: the order in which modules are linked never decides.
      """,
    bad: """
      struct ShowArticle: NamedAction {
        static let route = ActionRoute("Article.show", path: "article/:id(Int)", exposure: .link)
        var id: Int
      }

      struct ShowPage: NamedAction {
        static let route = ActionRoute("Page.show", path: "article/:number(Int)", exposure: .link)
        var number: Int
      }
      """,
    good: """
      struct ShowArticle: NamedAction {
        static let route = ActionRoute("Article.show", path: "article/:id(Int)", exposure: .link)
        var id: Int
      }

      struct ShowPage: NamedAction {
        static let route = ActionRoute("Page.show", path: "article/:name", exposure: .link)  // what is no number
        var name: String
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    var shared: [Clash: [String]] = [:]
    for product in facts.actions.products {
      let entries = ProductRouteTable(product, of: facts.actions).entries.filter(\.isCertain)
      for clash in names(entries, in: product) + paths(entries, in: product) {
        shared[clash, default: []].append(product.name)
      }
    }
    return shared.map { $0.key.finding(in: $0.value) }
  }

  private static func names(_ entries: [ProductRouteTable.Entry], in product: ProductScope) -> [Clash] {
    grouped(entries) { $0.route.fact.name.map { [$0.text] } }.compactMap { same in
      let meeting = same.filter { one in
        same.contains { $0.action.name != one.action.name && canMeet($0, one, in: product) }
      }
      return meeting.isEmpty ? nil : Clash(kind: .name, entries: meeting)
    }
  }

  private static func paths(_ entries: [ProductRouteTable.Entry], in product: ProductScope) -> [Clash] {
    grouped(entries) { $0.template?.signature }.flatMap { same in
      same.indices.flatMap { first in
        // Of so many that are alike, some pairs are enough.
        same[(first + 1)...].prefix(64).compactMap { other -> Clash? in
          guard let mine = same[first].template, let theirs = other.template, mine.ties(with: theirs),
            canMeet(same[first], other, in: product)
          else { return nil }
          return Clash(kind: .path, entries: [same[first], other])
        }
      }
    }
  }

  private static func grouped(
    _ entries: [ProductRouteTable.Entry], by key: (ProductRouteTable.Entry) -> [String]?
  ) -> [[ProductRouteTable.Entry]] {
    Dictionary(grouping: entries.filter { key($0) != nil }, by: { key($0) ?? [] }).values.filter { $0.count > 1 }
  }

  private static func canMeet(
    _ one: ProductRouteTable.Entry, _ other: ProductRouteTable.Entry, in product: ProductScope
  ) -> Bool {
    one.handlers.contains { mine in
      mine.isCertain && other.handlers.contains { $0.isCertain && product.canHave(mine, with: $0) }
    }
  }
}

extension OverlappingRoutesRule {
  /// Actions that cannot be told apart.
  private struct Clash: Hashable {
    enum Kind { case name, path }

    struct Side: Hashable {
      let action: String
      let text: String
      let place: Place
      let context: String
      let handler: ActionTable.Handler?
    }

    let kind: Kind
    /// In the order of their places.
    let sides: [Side]

    init(kind: Kind, entries: [ProductRouteTable.Entry]) {
      self.kind = kind
      let sides = entries.map { entry in
        let text = kind == .name ? entry.route.fact.name : entry.route.fact.path
        return Side(
          action: entry.action.name, text: text?.text ?? "", place: entry.route.place(text),
          context: entry.route.fact.context.names, handler: entry.handlers.first)
      }
      self.sides = sides.sorted {
        ($0.place.path, $0.place.position.offset) < ($1.place.path, $1.place.position.offset)
      }
    }

    func finding(in products: [String]) -> Finding {
      let actions = sides.map { "'\($0.action)'" }
      let texts = sides.map { "'\($0.text)'" }
      let place = products.sorted().listed
      let handlers = sides.compactMap { side in
        side.handler.map { Finding.Related("'\(side.action)' is handled here", $0.place) }
      }
      let link = "Link only one of the targets that handle them."
      switch kind {
      case .name:
        return Finding(
          description, at: sides[0].place,
          "\(sides.count) actions have the name \(texts[0]) in \(place): \(actions.listed)",
          related: sides.dropFirst().map { .init("'\($0.action)' has the name too", $0.place) } + handlers,
          waysOut: ["Give one of them another name.", link], products: products,
          subject: "\(texts[0]): \(actions.sorted().listed)", context: sides[0].context)
      case .path:
        return Finding(
          description, at: sides[0].place,
          "the paths \(texts.listed) of \(actions.listed) fit the same links equally well in \(place)",
          related: sides.dropFirst().map { .init("the path of '\($0.action)'", $0.place) } + handlers,
          waysOut: [
            "Give one of them another fixed component.", "Give a type to a parameter of one of them.", link,
          ], products: products, subject: texts.sorted().listed, context: sides[0].context)
      }
    }
  }
}
