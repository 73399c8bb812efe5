internal import PositionedJSON

extension Baseline {
  /// Reads a file that ``text`` made.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path from the root of the project, for messages.
  /// - Throws: ``BaselineError``, with the place of the first fault.
  /// - Complexity: O(n) in the bytes.
  package init(_ bytes: [UInt8], path: String) throws(BaselineError) {
    let lines = LineTable(bytes)
    do throws(JSONError) {
      let root = try JSONDocument(bytes, limits: JSONLimits(maximumBytes: 64_000_000)).root
      _ = try root.object()
      let version = try root.member("schemaVersion").integer(Int.self)
      guard version == Self.currentSchemaVersion else {
        throw try root.member("schemaVersion").error(
          "this is layout \(version), and this version of the tool reads layout \(Self.currentSchemaVersion)")
      }
      _ = try root.object(known: ["schemaVersion", "findings"])
      var entries: [Entry] = []
      for node in try root.member("findings").list() { entries.append(try Self.entry(node, lines)) }
      self.init(path: path, entries: entries)
    } catch {
      throw BaselineError(place: Place(path, lines.position(error.position.offset)), fact: error.withoutPlace)
    }
  }

  private static func entry(_ node: JSONNode, _ lines: LineTable) throws(JSONError) -> Entry {
    _ = try node.object(known: ["rule", "file", "context", "subject", "count"])
    let key = BaselineKey(
      rule: try node.member("rule").string(), file: try node.member("file").string(),
      context: try node["context"]?.string() ?? "", subject: try node.member("subject").string())
    let count = try node["count"]?.integer(Int.self, in: 1...1_000_000) ?? 1
    return Entry(key, count: count, position: lines.position(node.position.offset))
  }

  /// The text of the file: JSON, one finding a line, sorted, so that changes of it are read and merged easily.
  package var text: String {
    let lines = entries.sorted { ($0.key, $0.count) < ($1.key, $1.count) }.map { entry in
      var line = "    {\"rule\": \(quoted(entry.key.rule)), \"file\": \(quoted(entry.key.file))"
      if !entry.key.context.isEmpty { line += ", \"context\": \(quoted(entry.key.context))" }
      line += ", \"subject\": \(quoted(entry.key.subject))"
      return line + (entry.count == 1 ? "}" : ", \"count\": \(entry.count)}")
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"schemaVersion\": \(Self.currentSchemaVersion),\n  \"findings\": \(list)\n}\n"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONError {
  /// The keys that lead there, and the fact.
  fileprivate var withoutPlace: String { path.isEmpty ? fact : "\(path): \(fact)" }
}
