import BenchmarkSubjects
import Foundation
import MediatorKit

/// Opening links of 2 and 4 KB among 10 and 1,000 routes, against `URLComponents` on the same text and against each other.
enum MediatorLinkBenchmarks {
  /// Few, so that a sample is shorter than the time for which a busy machine lets a thread run.
  private static let repetitions = 10
  private static let text = link(items: 30)
  private static let longText = link(items: 60)

  static func all() -> [Benchmark] {
    let (few, many) = (mediator(10), mediator(1000))
    return [
      Benchmark(
        name: "read-link-2KB", yardstickName: "URLComponents",
        subject: { LookupBenchmarks.run($0) { _ in try ActionURL(text).query.count } }, yardstick: components,
        repetitions: repetitions),
      against("open-link-2KB-of-10", few, text, "URLComponents", components),
      against("open-link-2KB-of-1000", many, text, "URLComponents", components),
      against(
        "open-link-2KB-1000-to-10-routes", many, text, "the same link among 10 routes", opening(few, text, times: 1)),
      against("open-link-4KB-to-2KB", many, longText, "two links of 2 KB", opening(many, text, times: 2)),
    ]
  }

  private static func mediator(_ count: Int) -> Mediator {
    let mediator = Mediator(modules: ["BenchmarkSubjects"])
    MediatorFillers.addNamed(to: mediator, count - 1)
    mediator.answerLinks(.scheme("feed"))
    return mediator
  }

  /// About 68 bytes an item, a fifth of them escaped.
  private static func link(items: Int) -> String {
    let items = (0..<items).map { "item=\($0)-abcdefghijklmnopqrstuvwxyz-%C3%A9%20%2F-0123456789-ABCDEFGHIJ" }
    return "feed://list/37/show?" + items.joined(separator: "&")
  }

  private static func components(_ count: Int) -> Int {
    LookupBenchmarks.run(count) { _ in URLComponents(string: text)?.queryItems?.count ?? 0 }
  }

  private static func against(
    _ name: String, _ mediator: Mediator, _ text: String, _ yardstickName: String, _ yardstick: @escaping (Int) -> Int
  ) -> Benchmark {
    Benchmark(
      name: name, yardstickName: yardstickName, subject: opening(mediator, text, times: 1), yardstick: yardstick,
      repetitions: repetitions)
  }

  private static func opening(_ mediator: Mediator, _ text: String, times: Int) -> (Int) -> Int {
    let thread = CallingThread()
    return { count in thread.run { await open(mediator, text, count: count * times) } }
  }

  @inline(never)
  nonisolated(nonsending) private static func open(_ mediator: Mediator, _ text: String, count: Int) async -> Int {
    var opened = 0
    for _ in 0..<count where (try? await mediator.open(.url(text))) != nil { opened += 1 }
    precondition(opened == count)
    return opened
  }
}
