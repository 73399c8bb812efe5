internal import CLinkedRecords
internal import ServiceKit

/// The instances whose methods handle actions: one of each type in a mediator, made once whoever comes first.
///
/// Callers that come while an initialiser runs get its instance or its error; after an error the next caller tries again.
final class TargetStore: @unchecked Sendable {
  private enum Slot {
    case making(TargetMaking)
    case made(any Sendable)
  }

  /// What a caller has to do, as decided with the lock held.
  private enum Step {
    case done(any Sendable)
    case waited(TargetMaking)
    case busy(TargetMaking)
    case make(TargetMaking)
    case refuse(ring: [Any.Type])
  }

  /// The open modules: methods of a module are methods of the open one.
  let modules: ModuleStack
  /// Guarded by the lock of ``TargetGraph``.
  private var slots: [ObjectIdentifier: Slot] = [:]
  private let parent: TargetStore?

  /// - Parameter parent: the store of the mediator that this one's is a scope of.
  init(parent: TargetStore?) {
    self.parent = parent
    modules = parent?.modules ?? ModuleStack()
  }

  /// The store of what a mediator shares with its scopes.
  var shared: TargetStore { parent?.shared ?? self }

  /// The instance of a type, made now if there is none.
  ///
  /// - Parameters:
  ///   - maker: for which call, and how to wait.
  ///   - make: the initialiser.
  /// - Returns: the instance.
  /// - Throws: the error of the initialiser, ``MediatorError`` for a ring, and ``TargetBusy``.
  func target<Target: Sendable>(_ maker: TargetMaker, _ make: () throws -> Target) throws -> Target {
    switch TargetGraph.shared.lock.withLock({ step(Target.self, maker) }) {
    case .done(let target): return try Self.cast(target)
    case .refuse(let ring): throw MediatorError.cycle(ring, maker.call)
    case .busy(let making): throw TargetBusy(making: making)
    case .waited(let making):
      guard let outcome = making.outcome else {
        preconditionFailure("An initialiser was left before it had an outcome")
      }
      return try Self.cast(try outcome.get())
    case .make(let making):
      let outcome: Result<any Sendable, any Error>
      do { outcome = .success(try make()) } catch { outcome = .failure(error) }
      finish(making, outcome, keeps: maker.scope != .unique)
      return try Self.cast(try outcome.get())
    }
  }

  private func step(_ type: Any.Type, _ maker: TargetMaker) -> Step {
    let graph = TargetGraph.shared
    let thread = UInt(sk_thread_id())
    let making = TargetMaking(type)
    guard maker.scope != .unique else {
      if let ring = graph.ring(of: type, thread: thread) { return .refuse(ring: ring) }
      graph.begin(making)
      return .make(making)
    }
    switch slots[ObjectIdentifier(type)] {
    case .made(let target): return .done(target)
    case .making(let other):
      if let ring = graph.ring(closedBy: other, thread: thread) { return .refuse(ring: ring) }
      if !maker.holdsThread { return .busy(other) }
      graph.wait(for: other, thread: thread)
      return .waited(other)
    case nil:
      slots[ObjectIdentifier(type)] = .making(making)
      graph.begin(making)
      return .make(making)
    }
  }

  private func finish(_ making: TargetMaking, _ outcome: Result<any Sendable, any Error>, keeps: Bool) {
    TargetGraph.shared.lock.withLock {
      if keeps { slots[ObjectIdentifier(making.type)] = (try? outcome.get()).map(Slot.made) }
      TargetGraph.shared.end(making, outcome)
    }
    making.settlement.settle(outcome)
  }

  static func cast<Target>(_ target: any Sendable) throws -> Target {
    guard let target = target as? Target else { preconditionFailure("A target is kept under its own type") }
    return target
  }
}
