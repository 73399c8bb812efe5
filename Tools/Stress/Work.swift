import Foundation
import ServiceKit

/// What every factory of the plan does, and every adapter keeps: its number, and the books of its registry.
final class Work: Sendable {
  /// What a planned failure throws.
  struct Failure: Error {}

  let number: Int
  let mark: Mark

  private init(number: Int, mark: Mark) {
    self.number = number
    self.mark = mark
    mark.withBooks {
      $0.made[number, default: 0] += 1
      $0.live[number, default: 0] += 1
    }
  }

  deinit { mark.withBooks { $0.live[number, default: 0] -= 1 } }

  /// Runs the plan of a node.
  ///
  /// - Parameters:
  ///   - number: the node.
  ///   - find: looks a node up, through the host where there is one.
  /// - Returns: nil for "none in this run".
  /// - Throws: ``Failure`` where the plan says so, and what lookups throw.
  static func run(_ number: Int, find: (Int) throws -> AnyObject?) throws -> Work? {
    let mark = try AdapterRegistry.main.requiredAdapter((any RegistryMark).self).mark
    let node = mark.plan.nodes[number]
    let attempt = mark.withBooks {
      $0.attempts[number, default: 0] += 1
      return $0.attempts[number, default: 0]
    }
    if node.time > 0 { usleep(node.time) }
    for other in node.needs { _ = try find(other) }
    if attempt <= node.failures { throw Failure() }
    if node.isAbsent {
      mark.withBooks { $0.absent[number, default: 0] += 1 }
      return nil
    }
    return Work(number: number, mark: mark)
  }
}
