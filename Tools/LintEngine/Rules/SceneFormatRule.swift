internal import PositionedJSON

/// Scene files that cannot be read.
enum SceneFormatRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "scene-format", "scene files that are no JSON, or have another form than scene files have", severity: .error,
    why: """
      The program refuses a scene file that is not well-formed JSON (RFC 8259: no comments, no comma before a closing \
      bracket), that has no version, or that has a key which no scene file has, such as `optinal`. This rule finds the same \
      faults without running it. Of a text that is no JSON the first fault is told; the other rules about scenes then say \
      what they can see, which is nothing. Settings may be anything.
      """,
    bad: """
      {
        "scenes": {
          "recommend": [{ "component": "video", "optinal": true }]
        }
      }
      """,
    good: """
      {
        "version": 1,
        "scenes": {
          "recommend": [{ "component": "video", "optional": true }]
        }
      }
      """,
    language: "json", settings: [.init("scenes.files", "patterns of the scene files and overlays")])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    SceneList(facts).files.flatMap { file in
      file.text.faults.map { fault in
        Finding(
          description, at: file.text.place(fault.position),
          fault.path.isEmpty ? fault.fact : "\(fault.path): \(fault.fact)",
          waysOut: ["Correct it; `scene.schema.json` of ContainerKit describes the form."],
          subject: fault.fact, context: SceneText.withoutIndices(fault.path))
      }
    }
  }
}
