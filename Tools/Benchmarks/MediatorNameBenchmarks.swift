import BenchmarkSubjects
import MediatorKit
import PositionedJSON

/// Asking for an action by name and opening a module by its id, against decoding and one and a half times what the same
/// costs by type.
enum MediatorNameBenchmarks {
  private static let repetitions = 10_000

  static func all() throws -> [Benchmark] {
    try [10, 1000].flatMap { count in
      let mediator = Mediator(modules: ["BenchmarkSubjects"])
      MediatorFillers.addNamed(to: mediator, count)
      return [name(mediator, count), try data(mediator, count)]
    }
  }

  private static func name(_ mediator: Mediator, _ count: Int) -> Benchmark {
    let values: [String: ActionValue] = ["value": 3]
    let request = OpenRequest.name("Ticker.tock", values)
    let (subject, yardstick) = (CallingThread(), CallingThread())
    return Benchmark(
      name: "open-name-of-\(count)", yardstickName: "decoding and 1.5 typed sends",
      subject: { count in subject.run { await open(mediator, request, count: count) } },
      yardstick: { count in yardstick.run { await decodeAndSend(mediator, values, count: count) } },
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
      repetitions: repetitions)
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
    _ mediator: Mediator, _ values: [String: ActionValue], count: Int
  ) async -> Int {
    var sum = 0
    for number in 0..<count {
      guard let action = try? NamedTock.decoded(from: values) else { continue }
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
