import ServiceKitMacros
import SwiftDiagnostics
import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source text with our macros expanded in this process, as the compiler would.
struct Expansion {
  /// The expanded text, without white space around it or at the end of a line.
  let text: String
  /// Each diagnostic as `line:column: severity: message`, in the order of reporting.
  let diagnostics: [String]
  /// The source after the first fix-it of the first diagnostic that has one; nil where none has.
  let fixed: String?
  /// The titles of all fix-its.
  let fixItTitles: [String]

  /// Expands the macros of a source text.
  ///
  /// - Parameters:
  ///   - source: a whole file.
  ///   - target: what the compiler says about the target.
  init(_ source: String, _ target: StaticBuildConfiguration = .elfWithoutDescriptions) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/app/Sources/App/File.swift")],
      buildConfiguration: target)
    let host: TypeSyntax = "ServiceKit.AdapterHost"
    let specs = MacroTable.macros.map { name, macro in
      (name, MacroSpec(type: macro, conformances: name == "AdapterHost" ? [host] : []))
    }
    let expanded = file.expand(
      macroSpecs: Dictionary(uniqueKeysWithValues: specs),
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    text = expanded.description.withoutOuterSpace
    let starts = source.utf8.indices.filter {
      $0 == source.startIndex || source.utf8[source.utf8.index(before: $0)] == 10
    }
    func place(_ position: AbsolutePosition, _ node: Syntax) -> SourceLocation {
      context.location(for: position, anchoredAt: node, fileName: "File.swift")
    }
    diagnostics = context.diagnostics.map { diagnostic in
      let place = place(diagnostic.position, diagnostic.node)
      return "\(place.line):\(place.column): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
    }
    fixItTitles = context.diagnostics.flatMap(\.fixIts).map(\.message.message)
    fixed = context.diagnostics.flatMap(\.fixIts).first.map { fixIt in
      var bytes = Array(source.utf8)
      for case .replace(let old, let new) in fixIt.changes {
        let place = place(old.position, old)
        let start = source.utf8.distance(from: source.startIndex, to: starts[place.line - 1]) + place.column - 1
        bytes.replaceSubrange(start..<start + old.totalLength.utf8Length, with: new.description.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension StaticBuildConfiguration {
  /// A target without descriptions: what an expansion says apart from them can be read.
  static var elfWithoutDescriptions: Self { configuration("ELF", ["SERVICEKIT_NO_DESCRIPTIONS"]) }
  static var elf: Self { configuration("ELF") }
  static var machO: Self { configuration("MachO") }

  private static func configuration(_ objectFormat: String, _ conditions: Set<String> = []) -> Self {
    StaticBuildConfiguration(
      customConditions: conditions, targetObjectFileFormats: [objectFormat], languageVersion: VersionTuple(6),
      compilerVersion: VersionTuple(6, 3))
  }
}

extension String {
  fileprivate var withoutOuterSpace: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.drop { $0.isEmpty }.joined(separator: "\n")
  }
}
