package import MediatorKit

/// An action that is asked for by name.
package struct NamedTock: NamedAction {
  package typealias Output = Int
  package static let route = ActionRoute("Ticker.tock")
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// An action that is asked for by link, with as much in it as the link has.
package struct ShowList: NamedAction {
  package typealias Output = Int
  package static let route = ActionRoute("List.show", path: "list/:id(Int)/show", exposure: .link)
  package var id: Int
  package var item: [String]
}

extension Ticker {
  @Handles(NamedTock.self)
  nonisolated(nonsending) func handle(_ action: NamedTock, _ call: ActionCall) async -> Int { tick(action.value) }

  @Handles(ShowList.self)
  nonisolated(nonsending) func handle(_ action: ShowList, _ call: ActionCall) async -> Int { action.item.count }
}

/// A module that server data opens.
@Module(id: "page", policy: .always)
package final class Page: OpenableModule {
  package struct ServerParameters: Decodable, Sendable {
    package var value: Int
  }

  let server: ServerParameters

  package init(server: ServerParameters, client: NoClientValues, opening: ModuleContext) { self.server = server }
}

/// One of many actions that have names and paths of their own.
package struct NamedFiller<First, Second>: NamedAction, ImmediateAction {
  package static var route: ActionRoute {
    let place = "\(depth(First.self))-\(depth(Second.self))"
    return ActionRoute("Filler.\(place)", path: "filler-\(depth(First.self))/\(place)/:name", exposure: .link)
  }

  package var name: String

  private static func depth(_ type: Any.Type) -> Int {
    var rest = "\(type)"[...]
    var depth = 0
    while let inner = rest.firstIndex(of: "<") {
      rest = rest[inner...].dropFirst()
      depth += 1
    }
    return depth
  }
}
