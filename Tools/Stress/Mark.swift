import ServiceKit
import Synchronization

/// What a factory asks for to learn which registry it works for; each registry has one, registered at run time.
protocol RegistryMark: AnyObject, Sendable {
  var mark: Mark { get }
}

/// The books of one registry: what was made, and what must be true of it.
final class Mark: RegistryMark, Sendable {
  struct Books {
    var attempts: [Int: Int] = [:]
    var made: [Int: Int] = [:]
    var absent: [Int: Int] = [:]
    var live: [Int: Int] = [:]
    var violations: [String] = []
  }

  let plan: Plan
  private let books = Guarded(Books())

  init(plan: Plan) { self.plan = plan }

  var mark: Mark { self }

  /// Changes or reads the books.
  func withBooks<Value>(_ body: (inout Books) -> Value) -> Value { books.withLock(body) }

  /// Notes something that must not be.
  func violate(_ fact: String) { books.withLock { $0.violations.append(fact) } }
}
