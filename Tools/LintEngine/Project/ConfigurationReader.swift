internal import PositionedJSON

/// Reads `.servicekit.json`.
///
/// The format, with every key but `version` optional:
///
/// ```json
/// {
///   "version": 1,
///   "products": { "Lite": { "sources": ["Apps/Lite"], "modules": ["Page"], "flags": ["LITE"] } },
///   "modules": { "Page": ["Sources/Page"] },
///   "moduleFolders": ["Modules/*"],
///   "exclude": ["**/Generated"],
///   "tests": ["*Tests"],
///   "vocabulary": { "product": ["LITE", "isLite"], "capability": [], "enabled": ["product", "capability"] },
///   "funnels": ["Sources/App/Flavor.swift"],
///   "layers": [{ "name": "features", "groups": [["Login", "LoginAPI"]], "modules": ["Page"], "optional": true }],
///   "maximumLayers": 3,
///   "interfaces": ["*API"],
///   "compositionRoots": ["Tool*"],
///   "containers": [{
///     "name": "feed", "sources": ["Sources/Feed"], "forbiddenImports": ["Login*"], "maximumLines": 900, "owners": ["Docs/Feed"]
///   }],
///   "scenes": [{ "files": ["Scenes/*.json"], "products": ["Lite"] }],
///   "experiments": ["Experiments/*.json"],
///   "data": ["Resources/*.json"],
///   "rules": { "product-flag": "warning", "layer-count": "off" },
///   "optional": ["Modules/*"]
/// }
/// ```
///
/// With a package's manifest, `products` may also be a list of names: the executables that are told apart.
package struct ConfigurationReader {
  /// What is wrong, in any order.
  var errors: [JSONError] = []
  /// The offsets of what later errors point at, by the keys and indices that lead there.
  var places: [String: Int] = [:]
  /// The texts of patterns and names, likewise.
  var texts: [String: String] = [:]
  private let knownRules: [String]

  /// Reads the text of a configuration.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - path: the path of the file, for errors.
  ///   - rules: the identifiers of the rules that there are.
  /// - Returns: the configuration.
  /// - Throws: everything that is wrong with it, or the one fault for which it is no JSON.
  package static func read(
    _ bytes: [UInt8], path: String = ConfigurationFile.name, rules: [String] = Rules.identifiers
  ) throws(LintFailure) -> ConfigurationFile {
    let lines = LineTable(bytes)
    var reader = ConfigurationReader(knownRules: rules)
    var repeated: [JSONError] = []
    do {
      let document = try JSONDocument(bytes, repeatedKeys: { repeated.append($0) })
      let configuration = reader.configuration(document.root)
      let errors = (repeated + reader.errors).sorted { ($0.position, $0.fact) < ($1.position, $1.fact) }
      guard errors.isEmpty else { throw LintFailure(errors.map { LintError($0, path: path, lines: lines) }) }
      return ConfigurationFile(configuration, path: path, places: reader.places.mapValues { lines.position($0) })
    } catch let error as JSONError {
      throw LintFailure([LintError(error, path: path, lines: lines)])
    } catch let failure as LintFailure {
      throw failure
    } catch {
      throw LintFailure("\(error)", path: path)
    }
  }

  private init(knownRules: [String]) { self.knownRules = knownRules }

  private mutating func configuration(_ root: JSONNode) -> Configuration {
    var configuration = Configuration()
    if root.kind == .object, root["version"] == nil {
      errors.append(root.error("there is no 'version'; this linter reads version 1"))
    }
    for member in members(root, known: ConfigurationKeys.top) {
      read(member.value, of: member.name, into: &configuration)
    }
    checkOptional(root["optional"])
    return configuration
  }

  private mutating func read(_ node: JSONNode, of key: String, into configuration: inout Configuration) {
    switch key {
    case "$schema": _ = text(node)
    case "version":
      if let version = number(node, in: 1...Int.max), version != 1 {
        errors.append(node.error("this linter reads version 1, not \(version)"))
      }
    case "products": configuration.products = products(node)
    case "modules": configuration.modules = modules(node)
    case "moduleFolders": configuration.moduleFolders = patterns(node)
    case "exclude": configuration.exclude = patterns(node)
    case "tests": configuration.tests = patterns(node)
    case "vocabulary": configuration.vocabulary = vocabulary(node)
    case "funnels": configuration.funnels = patterns(node)
    case "layers": configuration.layers = layers(node)
    case "maximumLayers": configuration.maximumLayers = number(node, in: 1...100) ?? configuration.maximumLayers
    case "interfaces": configuration.interfaces = names(node)
    case "compositionRoots": configuration.compositionRoots = names(node)
    case "containers": configuration.containers = items(node).compactMap { container($0) }
    case "scenes": configuration.scenes = items(node).compactMap { scenes($0) }
    case "experiments": configuration.experiments = patterns(node)
    case "data": configuration.data = patterns(node)
    case "rules": configuration.severities = severities(node)
    case "optional": configuration.optional = names(node)
    default: break
    }
  }

  private mutating func severities(_ node: JSONNode) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    for member in members(node, known: nil) {
      if !knownRules.contains(member.name) {
        let suggestion = NearNames(member.name, among: knownRules).suggestion
        errors.append(member.key.error("unknown rule '\(member.name.shownInMessage)'; \(suggestion)"))
      }
      guard let value = choice(member.value, among: ConfigurationKeys.severities, called: "severity") else { continue }
      severities.updateValue(Severity(rawValue: value), forKey: member.name)
    }
    return severities
  }

  /// What may match nothing must be written somewhere, or a typing error would go unseen.
  private mutating func checkOptional(_ node: JSONNode?) {
    let written = Set(texts.filter { !$0.key.hasPrefix("optional") }.values)
    for item in node?.items ?? [] {
      guard let name = texts[item.path], !written.contains(name) else { continue }
      errors.append(
        item.error(
          "'\(name.shownInMessage)' is written nowhere else; \(NearNames(name, among: written.sorted()).suggestion)"))
    }
  }
}
