import CallLists
import Testing

/// Random scripts, run by a roster and by a model of a few lines.
@Suite struct ModelTests {
  enum Step { case add(Int), remove(Int), send(Int), post(Int), fail, close }

  /// What each member does at each of four events; an event sends only later ones, so that each script ends.
  struct Script {
    var outside: [Step] = []
    var inside: [[Step]] = []

    init(seed: UInt64) {
      var random = Generator(state: seed)
      outside = (0..<12).map { _ in Self.step(&random, after: -1) }
      inside = (0..<20).map { index in
        (0..<Int.random(in: 0...2, using: &random)).map { _ in Self.step(&random, after: index % 4) }
      }
    }

    static func step(_ random: inout Generator, after event: Int) -> Step {
      let member = Int.random(in: 0..<5, using: &random)
      let later = event < 3 ? Int.random(in: (event + 1)...3, using: &random) : nil
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<6: return .add(member)
      case 6..<9: return .remove(member)
      case 9..<14: return later.map { .send($0) } ?? .fail
      case 14..<18: return later.map { .post($0) } ?? .fail
      case 18: return .fail
      default: return .close
      }
    }
  }

  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The rules, as plainly as they can be written.
  final class Model {
    let script: Script
    var log: [Int] = []
    private var members: [(id: Int, registration: Int)] = []
    private var registrations = 0, depth = 0, isClosed = false, isDraining = false
    private var posts: [Int] = []

    init(_ script: Script) { self.script = script }

    func run(_ step: Step) {
      switch step {
      case .add(let id):
        if isClosed || members.contains(where: { $0.id == id }) { return }
        registrations += 1
        members.append((id, registrations))
      case .remove(let id): members.removeAll { $0.id == id }
      case .send(let event): send(event)
      case .post(let event): if depth == 0, !isDraining { send(event) } else { posts.append(event) }
      case .fail: if depth > 0 { log.append(-1) }
      case .close: (members, isClosed) = ([], true)
      }
    }

    private func send(_ event: Int) {
      let called = members
      depth += 1
      for member in called where members.contains(where: { $0.registration == member.registration }) {
        log.append(member.id * 4 + event)
        for step in script.inside[member.id * 4 + event] {
          run(step)
          if case .fail = step { break }
        }
      }
      depth -= 1
      if depth > 0 || isDraining { return }
      isDraining = true
      while !posts.isEmpty { send(posts.removeFirst()) }
      isDraining = false
    }
  }

  /// The same steps with a roster.
  final class Subject {
    let script: Script
    var log: [Int] = []
    lazy var roster = Roster { [unowned self] _ in log.append(-1) }
    private var tickers: [Ticker] = []

    init(_ script: Script) {
      self.script = script
      tickers = (0..<5).map { id in
        let ticker = Ticker()
        ticker.action = { [unowned self] event in
          log.append(id * 4 + event)
          for step in script.inside[id * 4 + event] { if !run(step) { throw Bad() } }
        }
        return ticker
      }
    }

    @discardableResult
    func run(_ step: Step) -> Bool {
      switch step {
      case .add(let id): try? roster.add(tickers[id])
      case .remove(let id): roster.remove(tickers[id])
      case .send(let event): send(event)
      case .post(let event): roster.post { [unowned self] in send(event) }
      case .fail: return false
      case .close: roster.close()
      }
      return true
    }

    private func send(_ event: Int) { roster.list(of: (any Ticks).self).send("tick") { try $0.tick(event) } }
  }

  @Test func `Random sequences do what the rules say`() {
    #if DEBUG
      let count: UInt64 = 3_000
    #else
      let count: UInt64 = 100_000
    #endif
    let start = UInt64.random(in: 0...(.max / 2))
    for seed in start..<(start + count) {
      let script = Script(seed: seed)
      let model = Model(script), subject = Subject(script)
      for step in script.outside {
        model.run(step)
        subject.run(step)
      }
      guard model.log == subject.log else {
        Issue.record("seed \(seed): \(subject.log), not \(model.log)")
        return
      }
    }
  }
}
