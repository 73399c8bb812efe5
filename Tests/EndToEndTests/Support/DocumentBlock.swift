import Foundation

/// A fenced code block of a document, by what it asks of a reader who follows the document step by step.
struct DocumentBlock {
  enum Content {
    /// A Swift file, named by a comment in its first line; in the second line after `// swift-tools-version`.
    case file(path: String, text: String)
    /// Swift that the compiler refuses: `// does not compile: …` in its first line, with the message.
    case refused(message: String, text: String)
    /// Lines of a file that are replaced: `+++ path`, then lines with `-` in front, then lines with `+` in front.
    case change(path: String, old: String, new: String)
    /// Commands with `$ ` in front, each with what it prints.
    case session([Command])
  }

  /// One command of a session.
  struct Command {
    var words: [String]
    var output: String
  }

  let content: Content
  /// Document and line, for messages.
  let place: String

  var isFile: Bool {
    if case .file = content { true } else { false }
  }
}

extension DocumentBlock {
  /// What is wrong with a block.
  struct Problem: Error, CustomStringConvertible {
    var place: String
    var fact: String
    var description: String { "\(place): \(fact)" }
  }

  /// The blocks of a document that can be followed, in order.
  ///
  /// Blocks in other languages are left out.
  ///
  /// - Throws: ``Problem`` for a block of Swift that neither names its file nor says that it does not compile.
  static func all(in document: URL) throws -> [DocumentBlock] {
    let lines = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [DocumentBlock] = []
    var open: (language: String, line: Int, body: [String])?
    for (number, line) in lines.enumerated() {
      guard line.hasPrefix("```") else {
        open?.body.append(line)
        continue
      }
      if let block = open {
        let place = "\(document.lastPathComponent):\(block.line)"
        if let content = try content(block.language, block.body, place) {
          blocks.append(DocumentBlock(content: content, place: place))
        }
        open = nil
      } else {
        open = (String(line.dropFirst(3)), number + 1, [])
      }
    }
    return blocks
  }

  private static func content(_ language: String, _ body: [String], _ place: String) throws -> Content? {
    let text = body.map { $0 + "\n" }.joined()
    switch language {
    case "swift":
      if let message = value("// does not compile: ", body.first) { return .refused(message: message, text: text) }
      let isManifest = body.first?.hasPrefix("// swift-tools-version") == true
      guard let path = value("// ", isManifest ? body.dropFirst().first : body.first), path.hasSuffix(".swift"),
        !path.contains(" ")
      else { throw Problem(place: place, fact: "the first line of this Swift code names no file") }
      return .file(path: path, text: text)
    case "diff":
      guard let path = value("+++ ", body.first) else {
        throw Problem(place: place, fact: "the first line of this change names no file")
      }
      let old = body.dropFirst().compactMap { value("-", $0) }.joined(separator: "\n")
      let new = body.dropFirst().compactMap { value("+", $0) }.joined(separator: "\n")
      return .change(path: path, old: old, new: new)
    case "console":
      return .session(try commands(body, place))
    default:
      return nil
    }
  }

  private static func commands(_ body: [String], _ place: String) throws -> [Command] {
    var commands: [Command] = []
    for line in body {
      if let command = value("$ ", line) {
        commands.append(Command(words: command.split(separator: " ").map(String.init), output: ""))
      } else if commands.isEmpty {
        throw Problem(place: place, fact: "output without a command")
      } else {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  private static func value(_ prefix: String, _ line: String?) -> String? {
    guard let line, line.hasPrefix(prefix) else { return nil }
    return String(line.dropFirst(prefix.count))
  }
}
