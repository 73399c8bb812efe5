import BenchmarkSubjects
import Foundation
import MediatorKit
import PositionedJSON

/// Asking for an action by name and opening a module by its id, against decoding and one and a half times what the same
/// costs by type.
///
/// For names that is measured twice: against Foundation's decoder, which is what there would be without ours, and, only to be
/// shown, against our own, which is several times faster, so that little is left beside it.
enum MediatorNameBenchmarks {
  /// Few, so that a sample is shorter than the time for which a busy machine lets a thread run.
  private static let repetitions = 500

  static func all() throws -> [Benchmark] {
    try [10, 1000].flatMap { count in
      let mediator = Mediator(modules: ["BenchmarkSubjects"])
      MediatorFillers.addNamed(to: mediator, count)
      return names(mediator, count) + [try data(mediator, count)]
    }
  }

  private static func names(_ mediator: Mediator, _ count: Int) -> [Benchmark] {
    let values: [String: ActionValue] = ["value": 3]
    let json = Data(#"{"value": 3}"#.utf8)
    let decoder = JSONDecoder()
    return [
      name("open-name-of-\(count)", mediator, "JSONDecoder and 1.5 typed sends") {
        try decoder.decode(NamedTock.self, from: json)
      },
      name("open-name-own-decoder-of-\(count)", mediator, "our decoder and 1.5 typed sends") {
        try NamedTock.decoded(from: values)
      },
    ]
  }

  private static func name(
    _ name: String, _ mediator: Mediator, _ yardstickName: String, decode: @escaping @Sendable () throws -> NamedTock
  ) -> Benchmark {
    // servicekit:ignore:next stringly-call - what a call by name costs is measured
    let request = OpenRequest.name("Ticker.tock", ["value": 3])
    let (subject, yardstick) = (CallingThread(), CallingThread())
    return Benchmark(
      name: name, yardstickName: yardstickName,
      subject: { count in subject.run { await open(mediator, request, count: count) } },
      yardstick: { count in yardstick.run { await decodeAndSend(mediator, decode, count: count) } },
      repetitions: repetitions)
  }

  private static func data(_ mediator: Mediator, _ count: Int) throws -> Benchmark {
    let bytes = Array(#"{"schemaVersion": 1, "module": "page", "parameters": {"value": 3}}"#.utf8)
    let request = OpenRequest.data(bytes)
    let (subject, yardstick) = (CallingThread(), CallingThread())
    return Benchmark(
      name: "open-data-of-\(count)", yardstickName: "decoding and 1.5 times opening by type",
      subject: { count in subject.run { await open(mediator, request, count: count) } },
      yardstick: { count in yardstick.run { await decodeAndOpen(mediator, bytes, count: count) } },
      repetitions: repetitions / 25)
  }

  @inline(never)
  nonisolated(nonsending) private static func open(_ mediator: Mediator, _ request: OpenRequest, count: Int) async
    -> Int
  {
    var sum = 0
    for _ in 0..<count where (try? await mediator.open(request)) != nil { sum &+= 1 }
    precondition(sum == count)
    return sum
  }

  @inline(never)
  nonisolated(nonsending) private static func decodeAndSend(
    _ mediator: Mediator, _ decode: @Sendable () throws -> NamedTock, count: Int
  ) async -> Int {
    var sum = 0
    for number in 0..<count {
      guard let action = try? decode() else { continue }
      sum &+= (try? await mediator.send(action)) ?? 0
      if number.isMultiple(of: 2) { sum &+= (try? await mediator.send(action)) ?? 0 }
    }
    return sum
  }

  @inline(never)
  nonisolated(nonsending) private static func decodeAndOpen(_ mediator: Mediator, _ bytes: [UInt8], count: Int) async
    -> Int
  {
    var sum = 0
    for number in 0..<count {
      guard let parameters = try? JSONDocument(bytes, showsValues: false).root["parameters"],
        let server = try? parameters.decode(Page.ServerParameters.self, unknownKeys: { _ in })
      else { continue }
      if (try? await mediator.open(Page.self, server: server)) != nil { sum &+= 1 }
      if number.isMultiple(of: 2), (try? await mediator.open(Page.self, server: server)) != nil { sum &+= 1 }
    }
    return sum
  }
}
