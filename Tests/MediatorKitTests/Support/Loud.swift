import MediatorKit

/// Runs code when it goes away, as an object of a program that looks after itself does.
final class Loud: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  deinit { body() }

  /// Keeps it for as long as the caller.
  func touch() {}
}
