import Testing

@testable import LintEngine

struct ConfigurationTextTests {
  @Test func `A configuration is written in one way`() {
    #expect(ConfigurationText.text(of: ConfigurationSample.configuration) == ConfigurationSample.text)
  }

  @Test func `What is written is read again as the same`() throws {
    var odd = Configuration()
    odd.layers = [.init(name: "a\u{1}\u{7F}\n\t\u{2028}é😀")]
    odd.products = [.init(name: "Lite")]
    for configuration in [odd, Configuration(), ConfigurationSample.configuration] {
      let text = ConfigurationText.text(of: configuration)
      let again = try ConfigurationReader.read(Array(text.utf8), rules: ["product-flag", "layer-count"]).configuration
      #expect(again == configuration)
    }
  }

  @Test func `An empty configuration says its version only`() {
    #expect(ConfigurationText.text(of: Configuration()) == "{\n  \"version\": 1\n}\n")
  }
}
