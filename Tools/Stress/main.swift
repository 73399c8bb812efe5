import Foundation

let options: StressOptions
do { options = try StressOptions(CommandLine.arguments.dropFirst()) } catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
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
