import ServiceKit

/// The adapters of hosts: three that hosts share, four that each host has, one that is new at each lookup.
enum HostAdapters {
  /// What they have in common.
  protocol Adapter: AnyObject, Sendable { var work: Work { get } }
  protocol P6: Adapter {}
  protocol P7: Adapter {}
  protocol P8: Adapter {}
  protocol P9: Adapter {}
  protocol P10: Adapter {}
  protocol P11: Adapter {}
  protocol P12: Adapter {}
  protocol P13: Adapter {}

  /// Looks an adapter up through a host, by number.
  static func find(_ number: Int, _ stage: Stage) throws -> (any Adapter)? {
    switch number {
    case 6: try stage.adapter((any P6).self)
    case 7: try stage.adapter((any P7).self)
    case 8: try stage.adapter((any P8).self)
    case 9: try stage.adapter((any P9).self)
    case 10: try stage.adapter((any P10).self)
    case 11: try stage.adapter((any P11).self)
    case 12: try stage.adapter((any P12).self)
    default: try stage.adapter((any P13).self)
    }
  }

  @Adapter((any P6).self, host: (any StageHost).self, scope: .shared)
  final class Common6: P6 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Common6? {
      let stage = HostReference.current((any StageHost).self)?.stage
      return try Work.run(6) { number in try stage.flatMap { try find(number, $0) } }.map(Common6.init)
    }
  }

  @Adapter((any P7).self, host: (any StageHost).self, scope: .shared)
  final class Common7: P7 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Common7? {
      let stage = HostReference.current((any StageHost).self)?.stage
      return try Work.run(7) { number in try stage.flatMap { try find(number, $0) } }.map(Common7.init)
    }
  }

  @Adapter((any P8).self, host: (any StageHost).self, scope: .shared)
  final class Common8: P8 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Common8? {
      let stage = HostReference.current((any StageHost).self)?.stage
      return try Work.run(8) { number in try stage.flatMap { try find(number, $0) } }.map(Common8.init)
    }
  }

  @Adapter((any P9).self, host: (any StageHost).self)
  final class Own9: P9 {
    let work: Work
    private let log = HostReference.current((any StageHost).self)?.stage.log
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Own9? {
      let stage = HostReference.current((any StageHost).self)?.stage
      guard let work = try Work.run(9, find: { number in try stage.flatMap { try find(number, $0) } }) else {
        return nil
      }
      let made = Own9(work)
      if made.weakTarget == nil { work.mark.violate("An adapter has no host when it is made") }
      stage?.log.add(9)
      return made
    }
    deinit {
      if weakTarget != nil { work.mark.violate("An adapter outlives its host's hold, with the host alive") }
      log?.remove(9)
    }
  }

  @Adapter((any P10).self, host: (any StageHost).self)
  final class Own10: P10 {
    let work: Work
    private let log = HostReference.current((any StageHost).self)?.stage.log
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Own10? {
      let stage = HostReference.current((any StageHost).self)?.stage
      guard let work = try Work.run(10, find: { number in try stage.flatMap { try find(number, $0) } }) else {
        return nil
      }
      let made = Own10(work)
      if made.weakTarget == nil { work.mark.violate("An adapter has no host when it is made") }
      stage?.log.add(10)
      return made
    }
    deinit {
      if weakTarget != nil { work.mark.violate("An adapter outlives its host's hold, with the host alive") }
      log?.remove(10)
    }
  }

  @Adapter((any P11).self, host: (any StageHost).self)
  final class Own11: P11 {
    let work: Work
    private let log = HostReference.current((any StageHost).self)?.stage.log
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Own11? {
      let stage = HostReference.current((any StageHost).self)?.stage
      guard let work = try Work.run(11, find: { number in try stage.flatMap { try find(number, $0) } }) else {
        return nil
      }
      let made = Own11(work)
      if made.weakTarget == nil { work.mark.violate("An adapter has no host when it is made") }
      stage?.log.add(11)
      return made
    }
    deinit {
      if weakTarget != nil { work.mark.violate("An adapter outlives its host's hold, with the host alive") }
      log?.remove(11)
    }
  }

  @Adapter((any P12).self, host: (any StageHost).self)
  final class Own12: P12 {
    let work: Work
    private let log = HostReference.current((any StageHost).self)?.stage.log
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Own12? {
      let stage = HostReference.current((any StageHost).self)?.stage
      guard let work = try Work.run(12, find: { number in try stage.flatMap { try find(number, $0) } }) else {
        return nil
      }
      let made = Own12(work)
      if made.weakTarget == nil { work.mark.violate("An adapter has no host when it is made") }
      stage?.log.add(12)
      return made
    }
    deinit {
      if weakTarget != nil { work.mark.violate("An adapter outlives its host's hold, with the host alive") }
      log?.remove(12)
    }
  }

  @Adapter((any P13).self, host: (any StageHost).self, scope: .unique)
  final class Fresh13: P13 {
    let work: Work
    init(_ work: Work) { self.work = work }
    static func lazyRegister() throws -> Fresh13? {
      let stage = HostReference.current((any StageHost).self)?.stage
      guard let work = try Work.run(13, find: { number in try stage.flatMap { try find(number, $0) } }) else {
        return nil
      }
      let made = Fresh13(work)
      if made.weakTarget == nil { work.mark.violate("An adapter has no host when it is made") }
      return made
    }
  }
}
