//// Sources/Page/Experiments.swift
import ServiceKit

extension ExperimentKey {
  // The last day is today's.
  public static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "playback", expires: "2026-06-01")
  // Several arms get units.
  public static let layout = ExperimentKey("layout", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
  // Over, and nothing of it is left but the key.
  public static let cards = ExperimentKey("cards", arms: ["on", "off"], owner: "page", expires: "2020-01-01")
  // One product is done, another is not.
  public static let search = ExperimentKey("search", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
  // The day is computed.
  public static let share = ExperimentKey("share", arms: ["on", "off"], owner: "page", expires: lastDay)
}

//// Sources/Page/Use.swift
import ServiceKit

func autoplay() -> Bool { Experiments.isEnabled(.autoplay) && Experiments.isEnabled(.share) }
func layout() -> String { Experiments.variant(of: .layout) + Experiments.variant(of: .search) }
// Not an experiment of ours.
func cards() -> Bool { flags.isEnabled(.cards) }

//// Targets/Lite/main.swift
import Page

//// experiments/lite.json
{
  "schemaVersion": 1,
  "unitSource": "installation",
  "experiments": [
    { "name": "layout", "arms": [ { "name": "on", "weight": 1 }, { "name": "off", "weight": 99 } ] },
    { "name": "search", "arms": [ { "name": "on", "weight": 100 } ] }
  ]
}

//// experiments/standard.json
{
  "schemaVersion": 1,
  "unitSource": "installation",
  "experiments": [
    { "name": "search", "arms": [ { "name": "on", "weight": 50 }, { "name": "off", "weight": 50 } ] }
  ]
}

//// experiments/broken.json
{ "experiments": [

//// scenes/page.json
{
  "version": 1,
  "scenes": {
    "home": [ { "component": "list", "settings": { "gate": { "experiment": "cards" } } } ]
  }
}
