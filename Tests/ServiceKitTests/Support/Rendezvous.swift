import Foundation

/// A place where so many threads meet before any goes on.
///
/// Who comes when nobody else does goes on after a while.
final class Rendezvous: Sendable {
  private let place = DispatchGroup()

  init(_ count: Int) { for _ in 0..<count { place.enter() } }

  /// Waits for the others.
  func meet(seconds: Int = 20) {
    place.leave()
    _ = place.wait(timeout: .now() + .seconds(seconds))
  }
}
