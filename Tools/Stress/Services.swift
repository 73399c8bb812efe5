import ServiceKit

/// The services of the plan: made once in a registry.
enum Services {
  protocol P0: AnyObject, Sendable { var work: Work { get } }
  protocol P1: AnyObject, Sendable { var work: Work { get } }
  protocol P2: AnyObject, Sendable { var work: Work { get } }
  protocol P3: AnyObject, Sendable { var work: Work { get } }
  protocol P4: AnyObject, Sendable { var work: Work { get } }
  protocol P5: AnyObject, Sendable { var work: Work { get } }

  /// Looks a service up in the current registry, by number.
  static func find(_ number: Int) throws -> (any AnyObject & Sendable)? {
    switch number {
    case 0: try AdapterRegistry.main.adapter((any P0).self)
    case 1: try AdapterRegistry.main.adapter((any P1).self)
    case 2: try AdapterRegistry.main.adapter((any P2).self)
    case 3: try AdapterRegistry.main.adapter((any P3).self)
    case 4: try AdapterRegistry.main.adapter((any P4).self)
    default: try AdapterRegistry.main.adapter((any P5).self)
    }
  }

  /// The books that a service was made for.
  static func mark(of service: AnyObject) -> Mark? {
    switch service {
    case let service as any P0: service.work.mark
    case let service as any P1: service.work.mark
    case let service as any P2: service.work.mark
    case let service as any P3: service.work.mark
    case let service as any P4: service.work.mark
    case let service as any P5: service.work.mark
    default: nil
    }
  }

  @Adapter((any P0).self)
  final class S0: P0 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> S0? { try Work.run(0, find: find).map(S0.init) }
  }

  @Adapter((any P1).self)
  final class S1: P1 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> S1? { try Work.run(1, find: find).map(S1.init) }
  }

  @Adapter((any P2).self)
  final class S2: P2 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> S2? { try Work.run(2, find: find).map(S2.init) }
  }

  @Adapter((any P3).self)
  final class S3: P3 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> S3? { try Work.run(3, find: find).map(S3.init) }
  }

  @Adapter((any P4).self)
  final class S4: P4 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> S4? { try Work.run(4, find: find).map(S4.init) }
  }

  @Adapter((any P5).self)
  final class S5: P5 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> S5? { try Work.run(5, find: find).map(S5.init) }
  }
}
