/// A request that waits.
struct ParkedRequest: Sendable {
  let number: UInt64
  let gate: String?
  /// It came from outside, and so waits for the whole program.
  let needsReady: Bool
  let call: ActionCall
  let answer: OneAnswer<Void>
  let timer: Task<Void, any Error>

  func pass() {
    timer.cancel()
    _ = answer.finish(.success(()))
  }

  func fail(_ error: any Error) {
    timer.cancel()
    _ = answer.finish(.failure(error))
  }
}

/// What is counted of requests that waited.
struct ParkingCounts: Sendable {
  var parked = 0
  var delivered = 0
  var tooMany = 0
  var tooLong = 0
  var refused = 0
}
