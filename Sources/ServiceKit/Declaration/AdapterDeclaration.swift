/// What the accessor of an adapter's record writes.
struct AdapterDeclaration: Sendable {
  var adapter: Any.Type
  var protocols: [Any.Type]
  var scope: AdapterScope
  var host: Any.Type?
  var isHost: (@Sendable (AnyObject) -> Bool)?
  var variant: AdapterVariant?
  /// The actor that the factory belongs to: nil, or the main actor.
  var isolation: (any Actor)?
  /// The factory.
  ///
  /// Its static type says "main actor"; where ``isolation`` is nil it belongs to none, see ``make(_:)``.
  var factory: @MainActor @Sendable (AdapterFaces) throws -> Void
  /// Known where the record was written by hand; else it is in the description.
  var place: SourcePlace?
  /// The constant of an adapter written in C.
  var cDefinition: CAdapterDefinition?
  /// The only task that may have the adapter; nil: whoever looks it up.
  var owner: TaskOwner?

  /// Runs the factory on the current thread.
  ///
  /// The caller has checked the isolation.
  ///
  /// A synchronous function is called in the same way whatever its isolation; the type only says who may call it.
  func make(_ faces: AdapterFaces) throws {
    typealias Unisolated = @Sendable (AdapterFaces) throws -> Void
    try unsafe unsafeBitCast(factory, to: Unisolated.self)(faces)
  }
}

/// One arm of an experiment.
struct AdapterVariant: Sendable, CustomStringConvertible {
  var experiment: ExperimentKey
  var arm: String

  var description: String { "\(experiment.name)=\(arm)" }
}
