import ContainerKit
import Testing

/// Scene files that are part of a product and wrong: everything that can be found is said, with its place.
struct SceneFaultTests {
  @Test(arguments: [
    ("", "scenes.json:1:1: is not well-formed JSON: expected a value, found the end of the text"),
    (
      #"{"version": 1, "scenes": {},}"#,
      "scenes.json:1:29: is not well-formed JSON: expected a key in quotation marks, found '}'"
    ),
    ("[]", "scenes.json:1:1: expected an object, found a list"),
    (#"{"scenes": {}}"#, "scenes.json:1:1: there is no 'version'"),
    (#"{"version": 1}"#, "scenes.json:1:1: there is no 'scenes'"),
    (
      #"{"version": 0, "scenes": {}}"#,
      "scenes.json:1:13: version: expected a whole number from 1 to \(Int.max), found 0"
    ),
    (
      #"{"version": "1", "scenes": {}}"#,
      "scenes.json:1:13: version: expected a whole number from 1 to \(Int.max), found the text '1'"
    ),
    (
      #"{"version": 4, "scenes": {}}"#,
      "scenes.json:1:13: version: unknown version 4; the program knows versions up to 3"
    ),
    (
      #"{"version": 1, "scene": {}, "scenes": {}}"#,
      "scenes.json:1:16: unknown key 'scene'; did you mean 'scenes'?"
    ),
    (
      #"{"version": 1, "scenes": {}, "changes": {}}"#,
      "scenes.json:1:30: unknown key 'changes'; known are '$schema', 'version', 'scenes'"
    ),
    (#"{"version": 1, "scenes": []}"#, "scenes.json:1:26: scenes: expected an object, found a list"),
    (
      #"{"version": 1, "scenes": {"home": {}}}"#,
      "scenes.json:1:35: scenes.home: expected a list, found an object"
    ),
    // https://github.com/bignerdranch/Freddy/issues/106
    (
      #"{"version": 1, "scenes": {"home": [], "home": []}}"#,
      "scenes.json:1:39: scenes: the key 'home' is there already, at 1:27"
    ),
  ])
  func `What is wrong with a file is said`(text: String, fault: String) {
    #expect(SceneProgram.faults(text) == [fault])
  }

  @Test(arguments: [
    ("7", "2:1: scenes.home[0]: expected an object, found 7"),
    (
      "{\"component\": \"share\", \"settings\": 5},\n {\"component\": \"share\"}",
      "3:2: scenes.home[1]: the component 'share' is there already, at 2:1"
    ),
    (#""lits""#, "2:1: scenes.home[0]: unknown component 'lits'; known are"),
    ("{}", "2:1: scenes.home[0]: there is no 'component'"),
    (#"{"component": null}"#, "2:15: scenes.home[0].component: expected a text, found null"),
    (
      #"{"component": "list", "optional": 1}"#,
      "2:35: scenes.home[0].optional: expected true or false, found 1"
    ),
    (
      #"{"component": "list", "optonal": true}"#,
      "2:23: scenes.home[0]: unknown key 'optonal'; did you mean 'optional'?"
    ),
    (#"{"component": "shar"}"#, "2:15: scenes.home[0].component: unknown component 'shar'; did you mean 'share'?"),
    ("\"list\", \"dedup\",\n \"list\"", "3:2: scenes.home[2]: the component 'list' is there already, at 2:1"),
    (
      "{\"component\": \"list\",\n \"component\": \"list\"}",
      "3:2: scenes.home[0]: the key 'component' is there already, at 2:2"
    ),
    (
      #"{"component": "list", "gate": "interest"}"#,
      "2:31: scenes.home[0].gate: expected an object, found the text 'interest'"
    ),
    (#"{"component": "list", "gate": {}}"#, "2:31: scenes.home[0].gate: there is no 'experiment'"),
    (
      #"{"component": "list", "gate": {"experiment": "intrest"}}"#,
      "2:46: scenes.home[0].gate.experiment: unknown experiment 'intrest'; did you mean 'interest'?"
    ),
    (
      #"{"component": "list", "gate": {"experiment": "layout"}}"#,
      "2:31: scenes.home[0].gate: the experiment 'layout' has no arm 'on'; known are 'list', 'grid'"
    ),
    (
      #"{"component": "list", "gate": {"experiment": "layout", "arm": "gird"}}"#,
      "2:63: scenes.home[0].gate.arm: the experiment 'layout' has no arm 'gird'; known are 'list', 'grid'"
    ),
    (
      #"{"component": "list", "gate": {"experiment": "layout", "arm": 1}}"#,
      "2:63: scenes.home[0].gate.arm: expected a text, found 1"
    ),
    (
      #"{"component": "list", "gate": {"experiment": "interest", "variant": "on"}}"#,
      "2:58: scenes.home[0].gate: unknown key 'variant'; known are 'experiment', 'arm'"
    ),
    (
      #"{"component": "interestCard"}"#,
      "2:1: scenes.home[0].settings: there is no 'every'"
    ),
    (
      #"{"component": "interestCard", "settings": {"every": 0.5}}"#,
      "2:53: scenes.home[0].settings.every: expected a whole number, found 0.5"
    ),
    (
      #"{"component": "interestCard", "settings": {"every": 1e400}}"#,
      "2:53: scenes.home[0].settings.every: expected a whole number from -128 to 127, found 1e400"
    ),
    (
      #"{"component": "interestCard", "settings": {"every": 5, "stile": "rich"}}"#,
      "2:56: scenes.home[0].settings: unknown key 'stile'; did you mean 'style'?"
    ),
    (
      #"{"component": "interestCard", "settings": []}"#,
      "2:43: scenes.home[0].settings: expected an object, found a list"
    ),
  ])
  func `What is wrong with an entry is said`(entries: String, fault: String) {
    let expected =
      fault.hasSuffix("known are")
      ? fault + " 'list', 'dedup', 'interestCard', 'playback', 'share', 'bookmarks'" : fault
    #expect(SceneProgram.faults(SceneProgram.scene(entries)) == ["scenes.json:" + expected])
  }

  @Test
  func
    `An entry with a gate that is wrong is checked in everything else, and names are shown without control characters`()
  {
    let entry = #"{"component": "interestCard", "gate": {"experiment": "\u001b[2J"}, "settings": {"every": 0.5}}"#
    let faults = SceneProgram.faults(SceneProgram.scene(entry + #", "\u202ex""#))
    #expect(
      faults.map { String($0.prefix { $0 != ";" }) } == [
        #"scenes.json:2:54: scenes.home[0].gate.experiment: unknown experiment '\u001b[2J'"#,
        "scenes.json:2:90: scenes.home[0].settings.every: expected a whole number, found 0.5",
        #"scenes.json:2:97: scenes.home[1]: unknown component '\u202ex'"#,
      ])
  }

  @Test func `Everything that is wrong is said at once, in the order of the file, with the ways out`() {
    let text = """
      {
        "version": 9,
        "scenes": {
          "home": [
            "lsit",
            { "component": "interestCard", "settings": { "every": "5" } },
            { "component": "share", "gate": { "experiment": "interest", "arm": "maybe" }, "optional": "yes" },
            { "component": "dedup", "setings": {} }
          ]
        },
        "title": "Home"
      }
      """
    let error = #expect(throws: SceneError.self) {
      try SceneProgram.plan(text, vocabulary: SceneProgram.vocabulary(scenes: ["home", "follow"]))
    }
    #expect(
      error?.description == """
        Scenes cannot be used, for 8 reasons.
          scenes.json:2:14: version: unknown version 9; the program knows versions up to 3
          scenes.json:5:7: scenes.home[0]: unknown component 'lsit'; known are 'list', 'dedup', 'interestCard', 'playback', \
        'share', 'bookmarks'
          scenes.json:6:61: scenes.home[1].settings.every: expected a whole number, found the text '5'
          scenes.json:7:74: scenes.home[2].gate.arm: the experiment 'interest' has no arm 'maybe'; known are 'off', 'on'
          scenes.json:7:97: scenes.home[2].optional: expected true or false, found the text 'yes'
          scenes.json:8:31: scenes.home[3]: unknown key 'setings'; did you mean 'settings'?
          scenes.json:11:3: unknown key 'title'; known are '$schema', 'version', 'scenes'
          scenes.json: there is no scene 'follow'; known are 'home'
          Ways out:
            1. Correct each at its place.
            2. Mark an entry with "optional": true if only some products have its component.
            3. Raise the "version" of the file and of the program's vocabulary if the file needs a newer program.
        """)
  }

  @Test func `A scene that the program does not ask for is a mistake where it says what it asks for`() {
    let text = #"{"version": 1, "scenes": {"home": [], "folow": []}}"#
    #expect(SceneProgram.faults(text).isEmpty)
    #expect(
      SceneProgram.faults(text, vocabulary: SceneProgram.vocabulary(scenes: ["home", "follow"])) == [
        "scenes.json:1:39: scenes.folow: unknown scene 'folow'; did you mean 'follow'?",
        "scenes.json: there is no scene 'follow'; did you mean 'folow'?",
      ])
  }

  @Test func `Of very many faults the first hundred are said, and how many more there are`() {
    let entries = repeatElement("7", count: 5_000).joined(separator: ",")
    let error = #expect(throws: SceneError.self) { try SceneProgram.plan(SceneProgram.scene(entries)) }
    #expect(error?.faults.count == 100 && error?.omitted == 4_900)
    #expect(error?.description.contains("\n  … and 4900 more\n  Ways out:\n") == true)
  }

  @Test func `A file that is too long, too deep or no UTF-8 is refused`() {
    let long = SceneProgram.scene("\"list\"") + String(repeating: " ", count: SceneFile.maximumBytes)
    #expect(
      SceneProgram.faults(long).map { $0.drop { $0 != " " } }
        == [" the text has more than 1000000 bytes, the most that is read"])
    let deep = String(repeating: "[", count: 100_000)
    #expect(SceneProgram.faults(deep) == ["scenes.json:1:65: is nested more than 64 deep"])
  }
}
