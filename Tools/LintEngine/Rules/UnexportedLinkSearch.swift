internal import PositionedJSON

/// Follows links to the actions of each product.
struct UnexportedLinkSearch {
  /// A link, and where it stands.
  struct Text {
    let link: PlainLink
    let place: Place
    let context: String
    /// It is a link for certain, and no more than that.
    let isCertain: Bool
  }

  private let answered: AnsweredLinks

  init(_ answered: AnsweredLinks) { self.answered = answered }

  /// What is wrong with a link in the products that have it.
  func findings(_ text: Text, _ contains: (ProductScope) -> Bool) -> [Finding] {
    var hidden: [String: (entry: ProductRouteTable.Entry, products: [String])] = [:]
    var lacking: [(product: String, paths: [String])] = []
    for (table, prefixes) in answered.tables where contains(table.product) {
      guard let components = prefixes.lazy.compactMap({ text.link.components(after: $0) }).first,
        !components.isEmpty
      else { continue }
      let best = table.best(for: components)
      if best.isEmpty {
        let isKnown = table.isComplete && !answered.productsWithHandlers.contains(table.product.name)
        if text.isCertain, isKnown {
          lacking.append((table.product.name, table.entries.compactMap(\.route.fact.path?.text)))
        }
      } else if best.count == 1, let entry = best.first, entry.route.fact.exposure == "internal", entry.isCertain {
        hidden[entry.action.name, default: (entry, [])].products.append(table.product.name)
      }
    }
    let nowhere = lacking.isEmpty ? [] : [nowhere(text, lacking)]
    return hidden.values.map { self.hidden(text, $0.entry, $0.products) } + nowhere
  }

  private func hidden(_ text: Text, _ entry: ProductRouteTable.Entry, _ products: [String]) -> Finding {
    Finding(
      UnexportedLinkRule.description, at: text.place,
      "the link '\(text.link.shown)' leads to '\(entry.action.name)' in \(products.listed), which links may not reach",
      related: [.init("Its exposure is .internal here", entry.route.place(nil))],
      waysOut: [
        "In code, send the action: mediator.send(\(entry.action.typeName)(…)).",
        "If links shall open it, say so in its route: exposure: .link, or .linkWithConfirmation.",
        "Write a link of another action.",
      ], products: products, subject: text.link.shown, context: text.context)
  }

  private func nowhere(_ text: Text, _ lacking: [(product: String, paths: [String])]) -> Finding {
    let products = lacking.map(\.product)
    let path = ((text.link.host.map { [$0] } ?? []) + text.link.path).joined(separator: "/")
    let near = NearNames(path, among: Set(lacking.flatMap(\.paths)).sorted())
    let suggestion = near.near.isEmpty ? "" : "; \(near.suggestion)"
    return Finding(
      UnexportedLinkRule.description, at: text.place,
      "the link '\(text.link.shown.shownInMessage)' leads to no action in \(products.listed)\(suggestion)",
      waysOut: [
        "Correct the path.", "Handle an action with this path in a target that the product links.",
        "If a product may be without, let it say what happens then: mediator.handleNotFound { … }.",
      ], products: products, subject: text.link.shown, context: text.context)
  }
}
