import Foundation

/// The article about the linter, as steps that a reader can follow.
///
/// A block of Swift names its file in its first line. A block behind a line that only names a file, `` `PATH`: ``, is that
/// file. A block of text that begins with `$ ` has commands, each with everything that it prints.
struct LintArticle {
  enum Step {
    case file(path: String, text: String)
    case session([Command])
  }

  /// A block of the article.
  struct Block {
    let language: String
    /// The file that the line before the block names.
    let label: String?
    /// The nearest heading.
    let heading: String
    let body: [String]
    /// The lines of the article that the body has.
    let lines: Range<Int>

    var text: String { body.map { $0 + "\n" }.joined() }
  }

  /// A command line, and what stands under it.
  struct Command {
    let line: String
    var output = ""
  }

  let lines: [String]
  let blocks: [Block]

  private let url: URL

  /// The root of this package's checkout.
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Reads the article, or another document that is written like it.
  init(_ path: String = "Sources/ServiceKit/ServiceKit.docc/Linting.md") throws {
    url = Self.root.appending(path: path)
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    blocks = Self.blocks(in: lines)
  }

  /// The first block in which the linter runs.
  var firstRun: Block? { blocks.first { $0.body.first == "$ servicekit lint" } }

  /// Writes the document with other bodies of some blocks.
  func write(_ bodies: [(block: Block, body: [String])]) throws {
    var lines = lines
    for (block, body) in bodies.reversed() { lines.replaceSubrange(block.lines, with: body) }
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
  }

  /// The keys that the tables under a heading explain.
  func keys(under heading: String) -> [String] {
    section(heading).compactMap { line in
      guard line.hasPrefix("| `"), let end = line.dropFirst(3).firstIndex(of: "`") else { return nil }
      return String(line[line.index(line.startIndex, offsetBy: 3)..<end])
    }
  }

  /// The headings of a level below another one, without their marks.
  func headings(_ marks: String, under heading: String) -> [String] {
    section(heading).filter { $0.hasPrefix(marks + " ") }.map { line in
      String(line.dropFirst(marks.count + 1)).replacing("`", with: "")
    }
  }

  /// The lines from a heading to the next one of its level or above.
  private func section(_ heading: String) -> ArraySlice<String> {
    guard let start = lines.firstIndex(of: heading) else { return [] }
    let level = heading.prefix { $0 == "#" }.count
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { line in
      let marks = line.prefix { $0 == "#" }.count
      return (1...level).contains(marks) && line.dropFirst(marks).hasPrefix(" ")
    }
    return rest[..<(end ?? rest.endIndex)]
  }

  private static func blocks(in lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, start: Int)?
    var heading = ""
    for (number, line) in lines.enumerated() {
      if let block = open {
        guard line == "```" else { continue }
        let range = (block.start + 1)..<number
        blocks.append(
          Block(
            language: block.language, label: label(before: block.start, in: lines), heading: heading,
            body: Array(lines[range]), lines: range))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), number)
      } else if line.hasPrefix("#") {
        heading = line
      }
    }
    return blocks
  }

  private static func label(before fence: Int, in lines: [String]) -> String? {
    guard let line = lines[..<fence].last(where: { !$0.isEmpty }), line.hasPrefix("`"), line.hasSuffix("`:") else {
      return nil
    }
    return String(line.dropFirst().dropLast(2))
  }
}

extension LintArticle.Block {
  /// What a reader does with the block; nil where it is only read.
  var step: LintArticle.Step? {
    if language == "swift", let first = body.first, first.hasPrefix("// ") {
      return .file(path: String(first.dropFirst(3)), text: text)
    }
    if let label { return .file(path: label, text: text) }
    guard language == "text", body.first?.hasPrefix("$ ") == true else { return nil }
    var commands: [LintArticle.Command] = []
    for line in body {
      if line.hasPrefix("$ ") {
        commands.append(.init(line: String(line.dropFirst(2))))
      } else {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return .session(commands)
  }
}
