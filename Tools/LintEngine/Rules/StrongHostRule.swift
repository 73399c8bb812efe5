/// Finds adapters and closures that keep a host alive, which keeps them alive.
enum StrongHostRule: Rule {
  static let description = RuleDescription(
    "strong-host", "an adapter, or a closure that is kept, that holds its host or adapter strongly", severity: .error,
    why: """
      A host owns its adapters. An adapter that holds its host strongly closes a cycle: neither is ever released. The same is done by \
      a closure that the adapter keeps and that captures the host or the adapter itself, and by one that the adapter keeps for its host \
      and that captures the host. A closure that the host keeps and that captures an adapter lets the adapter outlive its place in the \
      order of release, and closes the cycle once it is handed on.

      A property counts by its declared type: the host's protocol, one that refines it, or a class that conforms to it, also in an optional, \
      an array, a set or a dictionary; in the adapter and its superclasses. `weak` and `unowned` properties, computed ones, values taken \
      from the host, boxes and property wrappers are fine, whatever their names are.

      A method that is kept, as in `onEnd = stop` or `onEnd = target.refresh`, captures its object like a closure.

      A closure is kept where it becomes the value of a stored property, is appended to one, begins a `lazy` one, or goes to \
      `NotificationCenter.addObserver(forName:)` or a repeating `Timer`. A host in a block for `DispatchQueue.async` or `asyncAfter` is found \
      too, since it then lives for as long as the queue takes; `self` there, and anything in a `Task`, is not: it ends with the work. Closures \
      that are passed to functions of the project are not followed.
      """,
    bad: """
      @Adapter((any PlaybackAdapter).self, host: (any FeedSessionCapabilities).self)
      final class VideoPlayback: PlaybackAdapter {
        var session: FeedSession?
        var onEnd: (() -> Void)?

        func play() {
          onEnd = { self.stop() }
        }
      }
      """,
    good: """
      @Adapter((any PlaybackAdapter).self, host: (any FeedSessionCapabilities).self)
      final class VideoPlayback: PlaybackAdapter {
        var onEnd: (() -> Void)?

        func play() {
          onEnd = { [weak self] in self?.weakTarget?.refresh() }
        }
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let adapters = facts.adapters.hostedAdapters
    let paths = Set(facts.shippedFiles.map(\.file.path))
    let shipped = adapters.filter { paths.contains($0.entry.path) }
    var found: [Place: Finding] = [:]
    for adapter in shipped {
      for finding in properties(of: adapter, facts.adapters) where found[finding.place] == nil {
        found[finding.place] = finding
      }
    }
    let known = Dictionary(shipped.map { ($0.entry.identity, $0) }, uniquingKeysWith: { first, _ in first })
    let closures = facts.shippedFiles.flatMap { module, file -> [Finding] in
      file.adapters.closures.flatMap {
        ClosureCheck(closure: $0, file: file.path, module: module.name, adapters: facts.adapters, known: known).findings
      }
    }
    return Array(found.values) + closures
  }

  /// Attributes that leave a property a strong one of its declared type.
  private static let plainAttributes: Set<String> = [
    "MainActor", "ObservationIgnored", "Published", "objc", "usableFromInline", "IBOutlet", "NSManaged", "available",
  ]

  private static func properties(of adapter: AdapterIndex.HostedAdapter, _ adapters: AdapterIndex) -> [Finding] {
    let classes = [adapter.entry] + adapters.index.ancestors(of: adapter.entry).filter { $0.declaration.kind == .class }
    return classes.flatMap { owner in
      ([owner] + adapters.index.extensions(of: owner)).flatMap { part in
        part.declaration.properties.compactMap { property in
          finding(property, in: part, owner: owner, of: adapter, adapters)
        }
      }
    }
  }

  /// How a property of the type holds its objects weakly: only an optional object can be declared so.
  private static func weakness(of name: String, _ type: String) -> String {
    HeldTypes.isCollection(type)
      ? "Keep boxes in '\(name)', each of which has one weak property."
      : "Declare it 'weak var \(name)', of an optional type."
  }

  private static func finding(
    _ property: PropertyFact, in part: DeclarationIndex.Entry, owner: DeclarationIndex.Entry,
    of adapter: AdapterIndex.HostedAdapter, _ adapters: AdapterIndex
  ) -> Finding? {
    guard property.isStored, property.ownership == nil, property.condition != .never,
      property.attributes.allSatisfy(plainAttributes.contains), let type = property.type ?? property.initialType,
      HeldTypes.of(type).contains(where: {
        adapters.isHost(.init(text: $0, module: part.module, path: part.path), of: adapter)
      })
    else { return nil }
    let name = owner.declaration.name
    var ways = adapter.hasTarget ? ["Use 'weakTarget', which '@Adapter' writes, instead of '\(property.name)'."] : []
    ways += [weakness(of: property.name, type), "Keep the values that are needed, not the host."]
    return Finding(
      description, at: Place(part.path, property.position),
      "\(name) holds its host strongly: '\(property.name)' is of the type '\(type)'",
      related: adapter.hosts.prefix(1).map {
        .init("\($0.declaration.name), the type of its hosts, is declared here", $0.place)
      },
      waysOut: ways, subject: "property \(property.name)", context: owner.declaration.path)
  }
}
