//// Sources/Page/Experiments.swift
import ServiceKit

extension ExperimentKey {
  // The day has passed, and there is an adapter for an arm.
  public static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "playback", expires: "2026-05-31") // expect: stale-experiment
  // Everybody is in one arm, and the gate is there.
  public static let layout = ExperimentKey("page-layout", arms: ["on", "off"], owner: "page", expires: "2027-12-31") // expect: stale-experiment
  // Finished, and a scene has an entry for it.
  static let cards: ExperimentKey = .init("cards", arms: ["on", "off"], owner: "page", expires: "2027-12-31") // expect: stale-experiment
  // Fixed for all.
  static var search: ExperimentKey { searchKey }
  // No day at all.
  static let share = ServiceKit.ExperimentKey("share", arms: ["on", "off"], owner: "page", expires: "soon") // expect: stale-experiment
}

enum Keys {
  static let searchKey = ExperimentKey("search", arms: ["on", "off"], owner: "page", expires: "2027-12-31") // expect: stale-experiment
}

//// Sources/Page/Use.swift
import ServiceKit

func layout() -> Bool { Experiments.isEnabled(.layout) }
func search() -> String { Experiments.variant(of: Keys.searchKey) }

//// Targets/Lite/main.swift
import Page
import ServiceKit

@Adapter((any PlaybackAdapter).self, variant: (.autoplay, "off"))
final class QuietPlayback: PlaybackAdapter {}

//// experiments/assignments.json
{
  "schemaVersion": 1,
  "unitSource": "installation",
  "experiments": [
    { "name": "page-layout", "arms": [ { "name": "on", "weight": 100 }, { "name": "off", "weight": 0 } ] },
    { "name": "cards", "arms": [ { "name": "on", "weight": 50 }, { "name": "off", "weight": 50 } ], "finished": true },
    { "name": "search", "arms": [ { "name": "on", "weight": 50 }, { "name": "off", "weight": 50 } ], "fixed": "off" }
  ]
}

//// scenes/page.json
{
  "version": 1,
  "scenes": { "home": [ "list", { "component": "cards", "gate": { "experiment": "cards" } } ] }
}
