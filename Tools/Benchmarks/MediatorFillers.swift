import BenchmarkSubjects
import MediatorKit

/// Many other actions, each of a type of its own.
enum MediatorFillers {
  /// Adds so many actions, and sends each once: a handler that is added makes the mediator forget what it has composed.
  static func add(to mediator: Mediator, _ count: Int) throws {
    let sends = pairs(count).map { add($0, $1, to: mediator) }
    for send in sends { try send() }
  }

  /// Adds so many actions that have names and paths.
  static func addNamed(to mediator: Mediator, _ count: Int) {
    for (first, second) in pairs(count) { addNamed(first, second, to: mediator) }
  }

  /// Two types for each of so many actions, no two pairs the same.
  private static func pairs(_ count: Int) -> [(Any.Type, Any.Type)] {
    var types: [Any.Type] = [Int.self]
    while types.count < 32, let last = types.last { types.append(nested(last)) }
    return (0..<count).map { (types[$0 / 32], types[$0 % 32]) }
  }

  private static func nested(_ type: Any.Type) -> Any.Type {
    func open<Inner>(_ type: Inner.Type) -> Any.Type { Nested<Inner>.self }
    return _openExistential(type, do: open)
  }

  /// Adds an action, and says how to send it.
  private static func add(_ first: Any.Type, _ second: Any.Type, to mediator: Mediator) -> () throws -> Void {
    func open<First>(_ first: First.Type) -> () throws -> Void {
      func open<Second>(_ second: Second.Type) -> () throws -> Void {
        mediator.handleImmediately(Filler<First, Second>.self) { _, _ in }
        return { try mediator.send(Filler<First, Second>()) }
      }
      return _openExistential(second, do: open)
    }
    return _openExistential(first, do: open)
  }

  private static func addNamed(_ first: Any.Type, _ second: Any.Type, to mediator: Mediator) {
    func open<First>(_ first: First.Type) {
      func open<Second>(_ second: Second.Type) {
        mediator.handleImmediately(NamedFiller<First, Second>.self) { _, _ in }
      }
      _openExistential(second, do: open)
    }
    _openExistential(first, do: open)
  }
}
