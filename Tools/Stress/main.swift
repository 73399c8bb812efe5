import Foundation
import SeededNumbers

let options: StressOptions
do { options = try StressOptions(CommandLine.arguments.dropFirst()) } catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}

if let hosts = options.hosts {
  let (growth, violations) = await Churn(hosts: hosts).run()
  let memory = growth.map { "memory grew by \($0 / 1000) kB after the first fifth" } ?? "memory was not measured"
  var facts = violations
  if let growth, growth > Churn.permittedGrowth { facts.append("Too much: \(memory)") }
  guard facts.isEmpty else {
    FileHandle.standardError.write(Data(("Violations:\n" + facts.map { "  \($0)\n" }.joined()).utf8))
    exit(1)
  }
  print("\(hosts) hosts, none left, no adapter left, \(memory)")
  exit(0)
}

if options.isAboutDispatch {
  let (count, violations) = await Dispatches(seconds: options.seconds, seed: options.seed).run()
  guard violations.isEmpty else {
    FileHandle.standardError.write(Data(("Violations:\n" + violations.map { "  \($0)\n" }.joined()).utf8))
    exit(1)
  }
  print("\(count) scripts did what the rules say (--dispatch --seed \(options.seed))")
  exit(0)
}

if options.isAboutActions {
  let races = ActionRaces(seconds: options.seconds, least: options.races, seed: options.seed)
  var (count, violations) = await races.run()
  if violations.isEmpty, count < options.races {
    violations.append("Only \(count) of the \(options.races) races were run")
  }
  guard violations.isEmpty else {
    FileHandle.standardError.write(Data(("Violations:\n" + violations.map { "  \($0)\n" }.joined()).utf8))
    exit(1)
  }
  print("\(count) races had one answer each (--mediator --seed \(options.seed))")
  exit(0)
}

let watchdog = Watchdog(seed: options.seed)
let end = Date(timeIntervalSinceNow: options.seconds)
var generator = SeededGenerator(seed: options.seed)
var rounds = 0
var lookups = 0
repeat {
  let seed = generator.next()
  watchdog.begin(round: rounds)
  let round = Round(seed: seed)
  let violations = round.run()
  lookups += round.lookups
  rounds += 1
  guard violations.isEmpty else {
    let text = "Violations in round \(rounds) of --seed \(options.seed):\n" + violations.map { "  \($0)\n" }.joined()
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
} while Date() < end
print("\(rounds) rounds, \(lookups) lookups, no violation (--seed \(options.seed))")
