/// A place where so many tasks meet before any goes on; they may meet there again and again.
actor TaskRendezvous {
  private let count: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { self.count = count }

  /// Suspends until all the others are here.
  func meet() async {
    guard waiting.count + 1 == count else { return await withCheckedContinuation { waiting.append($0) } }
    for other in waiting { other.resume() }
    waiting = []
  }
}
