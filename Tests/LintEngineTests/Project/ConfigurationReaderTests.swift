import Testing

@testable import LintEngine

struct ConfigurationReaderTests {
  private let rules = ["product-flag", "layer-count"]

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), rules: rules).configuration
  }

  private func faults(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `Every key is read`() throws {
    let configuration = try read(ConfigurationSample.text)
    #expect(configuration == ConfigurationSample.configuration)
  }

  @Test func `Products can be a list of names`() throws {
    let products = try read(#"{"version": 1, "products": ["Standard", "Lite"]}"#).products
    #expect(products == [.init(name: "Standard"), .init(name: "Lite")])
  }

  @Test func `All faults are reported at once, in the order of the text`() {
    let text = """
      {
        "version": 2,
        "vocabulry": {},
        "funnels": "Sources",
        "layers": [{ "name": "kits", "groupes": [], "modules": ["A", "A"] }, { "name": "kits", "modules": [1] }],
        "rules": { "product-flags": "error", "layer-count": "eror" },
        "exclude": ["a[b", "/tmp"],
        "maximumLayers": 0
      }
      """
    #expect(
      faults(text) == """
        .servicekit.json:2:14: error: version: this linter reads version 1, not 2
        .servicekit.json:3:3: error: unknown key 'vocabulry'; did you mean 'vocabulary'?
        .servicekit.json:4:14: error: funnels: expected a list, found the text 'Sources'
        .servicekit.json:5:32: error: layers[0]: unknown key 'groupes'; did you mean 'groups'?
        .servicekit.json:5:64: error: layers[0].modules[1]: 'A' is already in this list
        .servicekit.json:5:82: error: layers[1].name: there is already a layer 'kits'
        .servicekit.json:5:102: error: layers[1].modules[0]: expected a text, found 1
        .servicekit.json:6:14: error: rules.product-flags: unknown rule 'product-flags'; did you mean 'product-flag'?
        .servicekit.json:6:55: error: rules.layer-count: unknown severity 'eror'; did you mean 'error'?
        .servicekit.json:7:15: error: exclude[0]: the pattern 'a[b' has a '[' without a ']'
        .servicekit.json:7:22: error: exclude[1]: the pattern '/tmp' is an absolute path; patterns begin at the root of \
        the project
        .servicekit.json:8:20: error: maximumLayers: expected a whole number from 1 to 100, found 0
        """)
  }

  @Test(arguments: [
    ("", ".servicekit.json:1:1: error: is not well-formed JSON: expected a value, found the end of the text"),
    ("[]", ".servicekit.json:1:1: error: expected an object, found a list"),
    ("{}", ".servicekit.json:1:1: error: there is no 'version'; this linter reads version 1"),
    (
      #"{"version": 1, "products": {"Lite": {"sources": ["Lite"], "flag": ["LITE"]}}}"#,
      ".servicekit.json:1:59: error: products.Lite: unknown key 'flag'; did you mean 'flags'?"
    ),
    (
      #"{"version": 1, "products": {"": {}}}"#,
      ".servicekit.json:1:29: error: products.: the name is empty"
    ),
    (
      #"{"version": 1, "vocabulary": {"product": ["LITE"], "channel": ["LITE"], "enabled": ["chanel"]}}"#,
      """
      .servicekit.json:1:64: error: vocabulary.channel[0]: 'LITE' is already a word of the kind 'product'
      .servicekit.json:1:85: error: vocabulary.enabled[0]: unknown kind 'chanel'; did you mean 'channel'?
      """
    ),
    (
      #"{"version": 1, "containers": [{"name": "feed"}, {"sources": []}], "scenes": [{"products": []}, 7]}"#,
      """
      .servicekit.json:1:31: error: containers[0]: there is no 'sources'
      .servicekit.json:1:49: error: containers[1]: there is no 'name'
      .servicekit.json:1:78: error: scenes[0]: there is no 'files'
      .servicekit.json:1:96: error: scenes[1]: expected an object, found 7
      """
    ),
    (
      #"{"version": 1, "layers": [{"name": "kits"}]}"#,
      ".servicekit.json:1:27: error: layers[0]: there is no 'groups' and no 'modules'"
    ),
    (
      #"{"version": 1, "funnels": ["Sources/App"], "optional": ["Source/App"]}"#,
      ".servicekit.json:1:57: error: optional[0]: 'Source/App' is written nowhere else; did you mean 'Sources/App'?"
    ),
    (
      "{\"version\": 1,\n \"tests\": [],\n \"tests\": []}",
      ".servicekit.json:3:2: error: the key 'tests' is there already, at 2:2"
    ),
  ])
  func `A fault is named with its place`(text: String, message: String) { #expect(faults(text) == message) }

  @Test func `Columns are counted in bytes`() {
    #expect(
      faults(#"{"version": 1, "tests": ["é", 1]}"#)
        == ".servicekit.json:1:32: error: tests[1]: expected a text, found 1")
  }
}
