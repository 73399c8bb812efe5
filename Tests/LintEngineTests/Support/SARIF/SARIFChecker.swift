import Foundation
import PositionedJSON

/// Compares a log with ``SARIFSpecification``.
struct SARIFChecker {
  /// What is wrong, each with its place in the log; empty for a sound log.
  private(set) var faults: [String] = []

  init(_ text: String) {
    do {
      let root = try JSONDocument(text.utf8, limits: JSONLimits(maximumBytes: 100_000_000)).root
      check(root, as: .object("sarifLog"))
      for run in root["runs"]?.items ?? [] { check(run: run) }
    } catch {
      faults.append("\(error)")
    }
  }

  // MARK: - One property

  private mutating func check(_ node: JSONNode, as kind: SARIFSpecification.Kind) {
    switch kind {
    case .text: expect(Self.text(node).map { !$0.isEmpty } ?? false, "is a text that is not empty", node)
    case .truthValue: expect(node.kind == .truthValue, "is true or false", node)
    case .integer(let least):
      expect((try? node.integer(Int.self)).map { $0 >= least } ?? false, "is a whole number from \(least)", node)
    case .oneOf(let values): expect(Self.text(node).map(values.contains) ?? false, "is one of \(values)", node)
    case .uri: expect(Self.text(node).map(Self.isReference) ?? false, "is a URI reference", node)
    case .semanticVersion:
      let parts = Self.text(node)?.split(separator: ".", omittingEmptySubsequences: false) ?? []
      expect(parts.count == 3 && parts.allSatisfy { Int($0) != nil }, "is a semantic version", node)
    case .bag: expect(node.kind == .object, "is an object", node)
    case .list(let element):
      expect(node.kind == .list, "is a list", node)
      for item in node.items { check(item, as: element) }
    case .map(let value):
      expect(node.kind == .object, "is an object", node)
      for member in node.members { check(member.value, as: value) }
    case .object(let name): check(node, asObject: name)
    }
  }

  private mutating func check(_ node: JSONNode, asObject name: String) {
    guard let object = SARIFSpecification.objects[name] else { return }
    expect(node.kind == .object, "is a \(name) (\(object.section))", node)
    guard node.kind == .object else { return }
    for property in object.properties {
      if let value = node[property.name] {
        check(value, as: property.kind)
      } else if property.isRequired {
        expect(false, "has \(property.name) (\(object.section))", node)
      }
    }
    for names in object.oneOf {
      expect(names.contains { node[$0] != nil }, "has one of \(names) (\(object.section))", node)
    }
    let known = Set(object.properties.map(\.name))
    for member in node.members { expect(known.contains(member.name), "is no property of \(name)", member.value) }
    if name == "artifactLocation" { check(artifact: node) }
  }

  // MARK: - What several properties say together

  /// An absolute URI has no base, a relative one has (3.4.4).
  private mutating func check(artifact node: JSONNode) {
    guard let uri = node["uri"].flatMap(Self.text) else { return }
    expect(uri.contains("://") == (node["uriBaseId"] == nil), "has a base where it is relative", node)
    expect(!uri.hasPrefix("/"), "does not begin with a slash", node)
  }

  private mutating func check(run: JSONNode) {
    let rules = (run["tool"]?["driver"]?["rules"]?.items ?? []).map { $0["id"].flatMap(Self.text) }
    expect(Set(rules).count == rules.count, "names each rule once", run)
    let results = run["results"]?.items ?? []
    // On all results of a run or on none (3.27.24).
    expect(Set(results.map { $0["baselineState"] != nil }).count <= 1, "has baselineState on all results or none", run)
    for result in results {
      if let index = result["ruleIndex"].flatMap({ try? $0.integer(Int.self) }) {
        let isRight = rules.indices.contains(index) && rules[index] == result["ruleId"].flatMap(Self.text)
        expect(isRight, "has the ruleIndex of its ruleId (3.27.6)", result)
      }
      let related = (result["relatedLocations"]?.items ?? []).map { $0["id"].flatMap { try? $0.integer(Int.self) } }
      expect(Set(related).count == related.count, "has different ids of related locations (3.28.2)", result)
    }
    check(basesIn: run, results: results)
  }

  /// The base of a relative reference is one that the run has (3.14.14).
  private mutating func check(basesIn run: JSONNode, results: [JSONNode]) {
    let bases = Set((run["originalUriBaseIds"]?.members ?? []).map(\.name))
    let notifications = (run["invocations"]?.items ?? []).flatMap { $0["toolExecutionNotifications"]?.items ?? [] }
    let locations = (results + notifications).flatMap {
      ($0["locations"]?.items ?? []) + ($0["relatedLocations"]?.items ?? [])
    }
    for location in locations {
      let base = location["physicalLocation"]?["artifactLocation"]?["uriBaseId"].flatMap(Self.text)
      expect(base.map(bases.contains) ?? true, "has a uriBaseId that the run has", location)
    }
  }

  private mutating func expect(_ isTrue: Bool, _ fact: String, _ node: JSONNode) {
    if !isTrue { faults.append("\(node.path): not so: \(fact)") }
  }

  private static func text(_ node: JSONNode) -> String? { try? node.string() }

  /// Only characters of RFC 3986, percent signs before two digits, no colon in the first segment of a relative one.
  private static func isReference(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let allowed = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)
    for (index, byte) in bytes.enumerated() {
      let scalar = Unicode.Scalar(byte)
      guard byte < 0x80, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || allowed.contains(byte) else {
        return false
      }
      let digits = bytes.dropFirst(index + 1).prefix(2)
      if byte == UInt8(ascii: "%"),
        digits.count < 2 || !digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
      {
        return false
      }
    }
    let first = text.split(separator: "/", omittingEmptySubsequences: false).first ?? ""
    return !text.isEmpty && (text.contains("://") || !first.contains(":"))
  }
}
