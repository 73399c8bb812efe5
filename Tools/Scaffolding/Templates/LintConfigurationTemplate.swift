internal import LintEngine

/// The configuration of the linter for a new package.
struct LintConfigurationTemplate: FileTemplate {
  var products: [String]

  var fileName: String { ConfigurationFile.name }

  var text: String {
    """
    {
      "version": 1,
      "products": [
    \(products.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      ],
      "layers": [
        { "name": "features", "modules": ["*"] }
      ],
      "interfaces": ["*API"],
      "optional": ["*API"]
    }

    """
  }
}
