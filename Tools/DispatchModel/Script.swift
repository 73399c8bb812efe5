import SeededNumbers

/// A random sequence of changes and events, with what members do when they are called and when they end.
///
/// An event sends and posts only later ones, and the last ones none, so that each script ends.
package struct Script: Sendable {
  /// One thing that is done, from outside or by a member.
  enum Step: Sendable {
    case add(Int)
    case register(Int)
    case remove(Int)
    case removeFirst
    case dropToken(Int)
    /// The script lets a member's object go and makes another in its place; not more than ``Script/replacementLimit``.
    case replace(Int)
    case send(Int)
    /// An asynchronous send; where nobody can wait, a synchronous one.
    case sendAsync(Int)
    case post(Int)
    case fail
    case close
    case cancel
  }

  static let memberCount = 5
  static let eventCount = 4
  /// An event whose handler adds and replaces its member would double the members each time.
  static let replacementLimit = 20

  let isMonitored: Bool
  let outside: [Step]
  /// By member and event.
  private let inside: [[Step]]
  /// By member.
  private let atEnd: [[Step]]

  /// Makes the script of a seed.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    isMonitored = Bool.random(using: &random)
    outside = (0..<14).map { _ in Self.step(&random, after: -1) }
    inside = (0..<Self.memberCount * Self.eventCount).map { index in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in Self.step(&random, after: index % Self.eventCount) }
    }
    atEnd = (0..<Self.memberCount).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in Self.lastStep(&random) }
    }
  }

  /// What a member does in its handler.
  func steps(of member: Int, at event: Int) -> [Step] { inside[member * Self.eventCount + event] }

  /// What a member does in its deinit.
  func stepsAtEnd(of member: Int) -> [Step] { atEnd[member] }

  /// Which protocol an event belongs to: the second has half of the members.
  static func list(of event: Int) -> Int { event % 2 }

  static func conforms(_ member: Int, to list: Int) -> Bool { list == 0 || member % 2 == 0 }

  private static func step(_ random: inout SeededGenerator, after event: Int) -> Step {
    guard event < eventCount - 2 else { return changingStep(&random) }
    let later = Int.random(in: (event + 1)..<eventCount, using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<8: return .send(later)
    case 8..<12: return .sendAsync(later)
    case 12..<17: return .post(later)
    case 17..<20: return .replace(Int.random(in: 0..<memberCount, using: &random))
    case 20: return .cancel
    default: return changingStep(&random)
    }
  }

  /// A step that makes no event.
  private static func changingStep(_ random: inout SeededGenerator) -> Step {
    let member = Int.random(in: 0..<memberCount, using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<16: return .add(member)
    case 16..<22: return .register(member)
    case 22..<28: return .remove(member)
    case 28..<32: return .removeFirst
    case 32..<35: return .dropToken(member)
    case 35..<39: return .fail
    default: return .close
    }
  }

  /// A step of an object that ends: it changes, or sends one of the events that make no others.
  private static func lastStep(_ random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .send(Int.random(in: (eventCount - 2)..<eventCount, using: &random))
    case 1: .post(Int.random(in: (eventCount - 2)..<eventCount, using: &random))
    default: changingStep(&random)
    }
  }
}

/// What happens while a script runs.
package enum Happening: Equatable, Sendable {
  case called(member: Int, event: Int)
  case refused(member: Int)
  case reported
  case ended(member: Int)
  case delivered(calls: Int, isCancelled: Bool)
  case monitored(calls: Int)
  /// Objects that are left when everything is gone.
  case left(Int)
}
