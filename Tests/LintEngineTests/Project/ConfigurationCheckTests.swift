import Testing

@testable import LintEngine

// https://github.com/TNG/ArchUnit/issues/177
struct ConfigurationCheckTests {
  private func read(_ configuration: String) throws -> ProjectReading {
    let folder = try TemporaryFolder([
      "Sources/Page/Row.swift": "", "Sources/Core/Core.swift": "", "Sources/PageTests/Test.swift": "",
      "Scenes/main.json": "{}", "Experiments/a.json": "{}",
    ])
    try folder.write("{\"version\": 1, \"moduleFolders\": [\"Sources/*\"],\n\(configuration)}", to: ".servicekit.json")
    return try ProjectReader.read(root: folder.path)
  }

  private static let way = "\n  1. Correct it, or write it in the list 'optional', too, if it may match nothing."

  @Test(arguments: [
    (
      #""layers": [{"name": "a", "groups": [["Core", "Cor"]], "modules": ["X*"]}]"#,
      """
      .servicekit.json:2:46: error: layers[0].groups[0][1]: there is no module 'Cor'; did you mean 'Core'?\(way)
      .servicekit.json:2:67: error: layers[0].modules[0]: no module matches 'X*'\(way)
      """
    ),
    (
      #""interfaces": ["*API"], "compositionRoots": ["Tool"]"#,
      """
      .servicekit.json:2:16: error: interfaces[0]: no module matches '*API'\(way)
      .servicekit.json:2:46: error: compositionRoots[0]: there is no module 'Tool'; known are 'Core', 'Page', \
      'PageTests'\(way)
      """
    ),
    (
      #""funnels": ["Sources/Page", "Sources/App"]"#,
      ".servicekit.json:2:29: error: funnels[1]: no source code matches 'Sources/App'\(way)"
    ),
    (
      #""tests": ["*Tests", "*Specs"]"#,
      ".servicekit.json:2:21: error: tests[1]: no module and no file matches '*Specs'\(way)"
    ),
    (
      #""containers": [{"name": "feed", "sources": ["Sources/Feed"]}]"#,
      ".servicekit.json:2:45: error: containers[0].sources[0]: no source code matches 'Sources/Feed'\(way)"
    ),
    (
      #""scenes": [{"files": ["Scene/*.json"], "products": ["Lite"]}], "experiments": ["A/*.json"]"#,
      """
      .servicekit.json:2:23: error: scenes[0].files[0]: no file matches 'Scene/*.json'\(way)
      .servicekit.json:2:80: error: experiments[0]: no file matches 'A/*.json'\(way)
      """
    ),
    (
      #""products": {"Lite": {"modules": ["Page"]}}, "scenes": [{"files": ["Scenes"], "products": ["Light", "Lit"]}]"#,
      """
      .servicekit.json:2:92: error: scenes[0].products[0]: there is no product 'Light'; known are 'Lite'
      .servicekit.json:2:101: error: scenes[0].products[1]: there is no product 'Lit'; did you mean 'Lite'?
      """
    ),
    (
      #""layers": [{"name": "a", "groups": [[]]}]"#,
      """
      .servicekit.json:2:12: error: layers[0]: the layer 'a' names no module
        1. Write "optional": true beside its name if it may be empty.
      """
    ),
  ])
  func `What matches nothing is an error`(configuration: String, message: String) {
    #expect(failure { try read(configuration) } == message)
  }

  @Test func `What is marked as optional may match nothing`() throws {
    let text = """
      "layers": [{"name": "a", "modules": ["X*"], "optional": true}], "funnels": ["App"], "interfaces": ["*API"],
      "optional": ["App", "*API"]
      """
    #expect(try read(text).configuration.layers.map(\.groups) == [[]])
  }

  @Test func `Each module of a layer is a group of its own`() throws {
    let text =
      #""layers": [{"name": "a", "groups": [["Core"]], "modules": ["*e"]}, {"name": "b", "modules": ["PageTests"]}]"#
    #expect(try read(text).configuration.layers.map(\.groups) == [[["Core"], ["Page"]], [["PageTests"]]])
  }

  @Test func `A configuration as it takes effect can be read again`() throws {
    let text = #"""
      "layers": [{"name": "a", "modules": ["X*"]}, {"name": "b", "modules": ["Core"]}], "funnels": ["App"],
      "optional": ["App", "X*"]
      """#
    let first = try read(text).configuration
    let folder = try TemporaryFolder(["Sources/Page/Row.swift": "", "Sources/Core/Core.swift": ""])
    try folder.write(ConfigurationText.text(of: first), to: ".servicekit.json")
    #expect(try ProjectReader.read(root: folder.path).configuration == first)
    #expect(first.optional == ["App"])
  }

  @Test func `Scene files, assignments and the configuration are inputs`() throws {
    let text = #""scenes": [{"files": ["Scenes/*.json"]}], "experiments": ["Experiments"]"#
    #expect(try read(text).inputs == [".servicekit.json", "Experiments/a.json", "Scenes/main.json"])
  }
}
