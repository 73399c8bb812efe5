package import RecordFormat

/// Descriptions as macros make them, in short.
extension RecordDescription {
  /// A description whose identity follows from its texts.
  package static func made(
    _ kind: RecordKind, _ fields: [(String, String)], at file: String, line: Int
  ) -> RecordDescription {
    let place = [("module", String(file.prefix { $0 != "/" })), ("file", file), ("line", String(line))]
    let all = fields + place
    return RecordDescription(
      kind: kind, identity: FNV1a.hash64(all.map { "\($0)=\($1)" }.joined(separator: ":").utf8) | 1,
      fields: all.map { Field($0.0, $0.1) })
  }

  /// An adapter.
  package static func adapter(
    _ name: String, for protocols: [String], scope: String = "application", host: String? = nil, variant: String? = nil,
    at file: String, line: Int
  ) -> RecordDescription {
    made(
      .adapter,
      protocols.map { ("protocol", $0) } + [("adapter", name), ("scope", scope)] + (host.map { [("host", $0)] } ?? [])
        + (variant.map { [("variant", $0)] } ?? []), at: file, line: line)
  }

  /// A requirement.
  package static func requirement(
    _ type: String, isRequired: Bool = true, of owner: String, _ property: String, at file: String, line: Int
  ) -> RecordDescription {
    made(
      .requirement,
      [("protocol", type), ("required", isRequired ? "true" : "false"), ("host", owner), ("property", property)],
      at: file, line: line)
  }

  /// A component.
  package static func component(_ name: String, _ className: String, at file: String, line: Int) -> RecordDescription {
    made(.component, [("component", name), ("class", className)], at: file, line: line)
  }

  /// A module.
  package static func module(
    _ id: String, _ className: String, _ more: [(String, String)] = [], at file: String, line: Int
  ) -> RecordDescription {
    made(.module, [("id", id), ("class", className)] + more, at: file, line: line)
  }

  /// A handler.
  package static func handler(
    _ action: String, _ function: String, _ more: [(String, String)] = [], at file: String, line: Int
  ) -> RecordDescription {
    made(.handler, [("action", action), ("function", function)] + more, at: file, line: line)
  }
}
