/// Reads the targets of XcodeGen's `project.yml`, as far as its lines show them.
struct ProjectSpecification {
  private struct Line {
    let indent: Int
    let text: Substring
  }

  private let lines: [Line]

  init(_ source: SourceFile) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let content = line.drop { $0 == " " }
      guard let first = content.first, first != "#" else { return nil }
      return Line(indent: line.count - content.count, text: content)
    }
  }

  /// The applications and frameworks with the folders that they name.
  var targets: [ProposedTarget] {
    entries(of: "targets").compactMap { target(at: $0) }
  }

  /// The lines that begin the entries of a key at the left margin.
  private func entries(of key: String) -> [Int] {
    guard let start = lines.firstIndex(where: { $0.indent == 0 && $0.text.hasPrefix("\(key):") }) else { return [] }
    let block = block(after: start)
    guard let indent = block.map({ lines[$0].indent }).min() else { return [] }
    return block.filter { lines[$0].indent == indent }
  }

  private func name(at index: Int) -> String {
    String(lines[index].text.prefix { $0 != ":" }).filter { $0 != "\"" && $0 != "'" }
  }

  /// The target's own lines and those of the templates that it names.
  private func blocks(of index: Int) -> [Range<Int>] {
    let own = block(after: index)
    let templates = value("templates", in: own)
    return [own] + entries(of: "targetTemplates").filter { templates.contains(name(at: $0)) }.map { block(after: $0) }
  }

  private func target(at index: Int) -> ProposedTarget? {
    let blocks = blocks(of: index)
    guard let type = blocks.lazy.compactMap({ value("type", in: $0).first }).first, let kind = Self.kind(of: type)
    else {
      return nil
    }
    let flags = blocks.joined().filter { lines[$0].text.hasPrefix("SWIFT_ACTIVE_COMPILATION_CONDITIONS:") }
      .flatMap { BuildFlags.names(String(lines[$0].text.drop { $0 != ":" }.dropFirst())) }
    return ProposedTarget(
      name: name(at: index), kind: kind, patterns: blocks.flatMap { value("sources", in: $0) },
      flags: Set(flags).sorted(),
      dependencies: blocks.flatMap { value("dependencies", in: $0) })
  }

  private static func kind(of type: String) -> ProposedTarget.Kind? {
    type == "application" || type == "tool"
      ? .product : type.hasPrefix("framework") || type.hasPrefix("library") ? .module : nil
  }

  /// The values of a key: in its line, in brackets, or one in each line below it.
  private func value(_ key: String, in block: Range<Int>) -> [String] {
    guard let index = block.first(where: { lines[$0].text.hasPrefix(key + ":") }) else { return [] }
    let rest = lines[index].text.dropFirst(key.count + 1)
    if rest.contains(where: { $0 != " " }) {
      return rest.split { "[],".contains($0) }.map(Self.bare).filter { !$0.isEmpty }
    }
    let values = (index + 1..<block.upperBound).prefix { isItem($0, of: index) }
    return values.compactMap { index in
      let text = lines[index].text
      // What is further in belongs to an item.
      guard text.hasPrefix("- "), lines[index].indent == lines[values.lowerBound].indent else { return nil }
      let item = text.dropFirst(2)
      for key in ["path:", "target:"] where item.hasPrefix(key) { return Self.bare(item.dropFirst(key.count)) }
      return item.contains(":") ? nil : Self.bare(item)
    }
  }

  /// A list may stand below its key without being indented.
  private func isItem(_ index: Int, of key: Int) -> Bool {
    lines[index].indent > lines[key].indent
      || lines[index].indent == lines[key].indent && lines[index].text.hasPrefix("- ")
  }

  private func block(after index: Int) -> Range<Int> {
    let end = lines[(index + 1)...].firstIndex { $0.indent <= lines[index].indent } ?? lines.count
    return index + 1..<end
  }

  private static func bare(_ text: Substring) -> String {
    let value = text.prefix { $0 != "#" }.drop { " \"'".contains($0) }
    let end = value.lastIndex { !" \"'".contains($0) }
    return end.map { String(value[...$0]) } ?? ""
  }
}
