/// One creation, as the hook ``AdapterAspect/create`` sees it; of use until the hook returns.
public final class AdapterCreation {
  /// What is being made, and for which host.
  public let event: AdapterEvent
  private let cell: AdapterCell
  private let aspect: AdapterObservation
  private let next: () throws -> AdapterFaces
  private var outcome: Result<AdapterFaces, any Error>?
  private var isOver = false

  init(
    _ event: AdapterEvent, cell: AdapterCell, aspect: AdapterObservation, next: @escaping () throws -> AdapterFaces
  ) {
    self.event = event
    self.cell = cell
    self.aspect = aspect
    self.next = next
  }

  /// The adapter implements a protocol, given as `(any P).self`.
  public func isBound(to type: Any.Type) -> Bool { cell.implements(ObjectIdentifier(type)) }

  /// Makes the adapter: by the next aspect, or by the factory.
  ///
  /// - Returns: nil for "none in this run"; a second call returns what the first did.
  /// - Throws: ``AdapterError``, to be passed on or not; also where the hook has returned before.
  public func proceed() throws -> AnyObject? { try proceeded().object }

  /// The error that ``proceed()`` threw, in words.
  private var failure: String? {
    if case .failure(let error) = outcome { "\(error)" } else { nil }
  }

  /// Runs the hook.
  func run(_ hook: (AdapterCreation) throws -> AnyObject?) throws -> AdapterFaces {
    defer { isOver = true }
    let made: AnyObject?
    do { made = try hook(self) } catch {
      if let failure, error is AdapterError, "\(error)" == failure { throw error }
      throw AdapterError.wrapping(error, of: aspect, making: cell)
    }
    // Also where the factory made nothing, or what is no class instance.
    if case .success(let faces) = outcome, faces.object === made { return faces }
    guard let made else { return AdapterFaces() }
    let faces = AdapterFaces()
    for type in cell.declaration.protocols { try add(type, made, to: faces) }
    return faces
  }

  /// What was made, without running the hook that must not see itself.
  func proceeded() throws -> AdapterFaces {
    if let outcome { return try outcome.get() }
    if isOver { throw AdapterError.lateProceeding(aspect, cell) }
    let outcome = Result { try aspect.suspended(next) }
    self.outcome = outcome
    return try outcome.get()
  }

  private func add<P>(_ type: P.Type, _ made: AnyObject, to faces: AdapterFaces) throws {
    guard let face = made as? P else { throw AdapterError.notConforming(made, to: type, aspect, cell) }
    // A service, or what hosts share, is Sendable or the main actor's; of a host's own the factory's answer tells.
    let known = (try? outcome?.get())?.boxes.first { $0.type == type }?.box.isSendable
    let isCommon = cell.declaration.scope == .application || cell.declaration.scope == .shared
    faces.add(type, face, isSendable: known ?? (isCommon && cell.declaration.isolation == nil ? true : nil))
  }
}
