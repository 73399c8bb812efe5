internal import LinkedRecords
internal import Synchronization

/// One adapter of a registry: its declaration, and what has become of it so far.
final class AdapterCell: Sendable {
  let declaration: AdapterDeclaration
  /// Joins the declaration with its description; 0 where there is none.
  let identity: UInt64
  /// The position of the record in the registry's table; negative for an adapter that was registered at run time.
  let position: Int
  /// The image of the record; nil for an adapter that was registered at run time.
  let image: LinkedImage?
  weak let core: RegistryCore?
  /// Instances alive now, over all hosts.
  let liveCount = Atomic<Int>(0)
  let times = CreationTimes()
  private let lastOutcome = Atomic<UInt8>(0)
  private nonisolated(unsafe) var single: Creation?

  init(declaration: AdapterDeclaration, identity: UInt64, position: Int, image: LinkedImage? = nil, core: RegistryCore)
  {
    self.declaration = declaration
    self.identity = identity
    self.position = position
    self.image = image
    self.core = core
  }

  /// The module of the class; for a record written by hand, of the file.
  var module: String { declaration.place?.module ?? TypeName.module(declaration.adapter) }

  /// The once-only creation that all lookups share, for the scopes `application` and `shared`.
  var creation: Creation {
    withStripe(of: self) {
      if let single = unsafe single { return single }
      let created = Creation(cell: self, holdsWeakly: declaration.scope == .shared)
      unsafe single = created
      return created
    }
  }

  /// Lets go of the creation, and so of the service that it made; the two hold one another.
  func forgetCreation() {
    var forgotten: Creation?
    withStripe(of: self) { unsafe swap(&forgotten, &single) }
    withExtendedLifetime(forgotten) {}
  }

  /// A lookup without a host cannot have it.
  var needsHost: Bool {
    switch declaration.scope {
    case .host, .shared: true
    case .unique: declaration.host != nil
    default: false
    }
  }

  /// Each lookup makes a new one; of what a task owns there is only one, however often it is looked up.
  var isUnique: Bool { declaration.scope == .unique && declaration.owner == nil }

  /// 0, or when the image of the record was found: see `LinkedImage.order`.
  var order: Int { image?.order ?? 0 }

  /// The file name of the library that the adapter came in; nil for the program itself.
  var imageName: String? { image?.name }

  func implements(_ id: ObjectIdentifier) -> Bool { declaration.protocols.contains { ObjectIdentifier($0) == id } }

  /// What became of the last run of the factory.
  enum Outcome: UInt8 {
    case notRun, made, none, failed
  }

  var outcome: Outcome {
    get { Outcome(rawValue: lastOutcome.load(ordering: .relaxed)) ?? .notRun }
    set { lastOutcome.store(newValue.rawValue, ordering: .relaxed) }
  }
}
