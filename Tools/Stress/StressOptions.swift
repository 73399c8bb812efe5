/// The command line.
struct StressOptions {
  /// How long to go on; the round that is running then is finished.
  var seconds = 10.0
  /// What all random choices follow from.
  var seed: UInt64 = 1
  /// How many hosts to make with everything switched on, in place of random rounds.
  var hosts: Int?
  /// Random scripts of rosters, in place of random rounds.
  var isAboutDispatch = false

  /// Races of reply, timeout, cancel and close of a mediator's tasks, in place of random rounds.
  var isAboutActions = false

  /// How many of those races there are at least, however long that takes.
  var races = 0

  /// What was wrong with the command line.
  struct Usage: Error, CustomStringConvertible {
    var fact: String
    var description: String {
      "\(fact)\nUsage: Stress [--dispatch | --mediator [--races N]] [--seconds N] [--seed S], or: Stress --hosts N"
    }
  }

  init(_ arguments: some Sequence<String>) throws(Usage) {
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      if name == "--dispatch" {
        isAboutDispatch = true
        continue
      }
      if name == "--mediator" {
        isAboutActions = true
        continue
      }
      let value = rest.next()
      switch name {
      case "--seconds":
        guard let seconds = value.flatMap(Double.init), seconds >= 0 else {
          throw Usage(fact: "--seconds needs a number of seconds")
        }
        self.seconds = seconds
      case "--seed":
        guard let seed = value.flatMap({ UInt64($0) }) else { throw Usage(fact: "--seed needs a whole number") }
        self.seed = seed
      case "--races":
        guard isAboutActions, let races = value.flatMap({ Int($0) }), races > 0 else {
          throw Usage(fact: "--races needs a number of races, and --mediator before it")
        }
        self.races = races
      case "--hosts":
        guard let hosts = value.flatMap({ Int($0) }), hosts > 0 else {
          throw Usage(fact: "--hosts needs a number of hosts")
        }
        self.hosts = hosts
      default: throw Usage(fact: "Unknown option '\(name)'")
      }
    }
  }
}
