import Testing

@testable import LintEngine

struct StaleExperimentRuleTests {
  @Test func `The message says why the experiment is over and what is left of it`() {
    let found = SampleProject(
      """
      //// Sources/Page/Page.swift
      extension ExperimentKey {
        static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "playback", expires: "2027-12-31")
        static let cards = ExperimentKey("cards", arms: ["on", "off"], owner: "page", expires: "2026-05-31")
      }
      let isOn = Experiments.isEnabled(.autoplay)
      //// Targets/Lite/main.swift
      import Page
      @Adapter((any P).self, variant: (.autoplay, "on"))
      final class Loud: P {}
      @Adapter((any P).self, variant: (.autoplay, "off"))
      final class Quiet: P {}
      //// assignments.json
      {
        "experiments": [ { "name": "autoplay", "arms": [ { "name": "on", "weight": 1 } ] } ]
      }
      //// scenes.json
      { "version": 1, "scenes": { "home": [ { "component": "cards", "gate": { "experiment": "cards", "arm": "off" } } ] } }
      """
    ).findings("stale-experiment").map(\.wholeText)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:2: warning: The experiment 'autoplay' of playback is over: every unit is in the arm 'on' \
        (stale-experiment)
        Sources/Page/Page.swift:5: The arm is asked for here
        Targets/Lite/main.swift:3: Lite.Loud, for the arm 'on', stays, without variant:
        Targets/Lite/main.swift:5: Lite.Quiet, for the arm 'off', can go
        assignments.json:2: It is assigned here
        Remove the experiment from the code, and keep what the arm 'on' does.
        If it must go on, give it a later day, and weights for several arms.
        in []
        key autoplay @ ExperimentKey
        """,
        """
        Sources/Page/Page.swift:3: warning: The experiment 'cards' of page is over: it expired on 2026-05-31 (stale-experiment)
        scenes.json:1: This entry is in the scene in the arm 'off' only
        Decide for an arm, and remove the experiment from the code.
        If it must go on, give it a later day, and weights for several arms.
        in []
        key cards @ ExperimentKey
        """,
      ])
  }

  @Test(arguments: ["soon", "2026-13-01", "2026-1-1", "2026-01-32", ""])
  func `A day that is none is said to be so`(day: String) {
    let found = SampleProject(
      """
      //// Sources/Page/Page.swift
      let key = ExperimentKey("autoplay", arms: ["on"], owner: "playback", expires: "\(day)")
      """
    ).findings("stale-experiment").map(\.wholeText)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: warning: The experiment 'autoplay' of playback expires on '\(day)', which is no day \
        (stale-experiment)
        Write the day as YYYY-MM-DD.
        in []
        key autoplay @ 
        """
      ])
  }
}
