import AdapterSyntax
import RecordFormat
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the constants of a declaration: its record, and its description.
struct RecordSource {
  let kind: RecordKind
  let identity: UInt64
  private let fields: [RecordDescription.Field]
  private let isMachO: Bool

  /// Takes the place of a declaration from the compiler.
  ///
  /// - Parameters:
  ///   - kind: what is declared.
  ///   - name: the declared name; with the place it makes the identity.
  ///   - node: what the place is taken from.
  ///   - context: what the compiler says about the place and the target.
  ///   - fields: what the description says besides module, file and line.
  init(
    kind: RecordKind, name: String, at node: some SyntaxProtocol, in context: some MacroExpansionContext,
    fields: [RecordDescription.Field]
  ) {
    self.kind = kind
    let place = Place(of: node, in: context)
    let isLeftOut = (try? context.buildConfiguration?.isCustomConditionSet(name: "SERVICEKIT_NO_DESCRIPTIONS")) == true
    if let place, !isLeftOut {
      identity = FNV1a.hash64("\(place.fileID):\(place.line):\(place.column):\(name)".utf8)
      self.fields =
        fields + [
          .init("module", String(place.fileID.prefix { $0 != "/" })), .init("file", place.fileID),
          .init("line", place.line),
        ]
    } else {
      identity = 0
      self.fields = []
    }
    isMachO = (try? context.buildConfiguration?.isActiveTargetObjectFormat(name: "MachO")) == true
  }

  /// The attributes and modifiers of a constant in the records section.
  var recordAttributes: String { attributes(section: RecordSection.records(machO: isMachO)) }

  /// The type of a record and its continuations.
  static func layout(continuations: Int) -> String {
    let start = "Swift::UInt16, Swift::UInt16, Swift::UInt32, Swift::UInt64"
    let accessor = "@convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void"
    return "(\(start), \(accessor)" + String(repeating: ", \(start), Swift::UInt64", count: continuations) + ")"
  }

  /// A record, as the elements of a tuple.
  func record(hint: UInt32, accessor: String) -> String {
    "\(RecordSection.version), \(kind.rawValue), \(Self.hexadecimal(hint)), \(Self.hexadecimal(identity)), \(accessor)"
  }

  /// One more hint for the record before it, as the elements of a tuple.
  func continuation(hint: UInt32) -> String {
    let kind = kind.rawValue | RecordKind.continuationBit
    return "\(RecordSection.version), \(kind), \(Self.hexadecimal(hint)), \(Self.hexadecimal(identity)), 0"
  }

  /// The constant with the description; nil where descriptions are left out.
  ///
  /// - Parameter declaration: `private static let name`, or what it takes at file scope.
  /// - Returns: the declaration.
  func description(_ declaration: String) -> DeclSyntax? {
    guard identity != 0 else { return nil }
    let words = RecordDescription(kind: kind, identity: identity, fields: fields).words
    let types = Array(repeating: "Swift::UInt64", count: words.count).joined(separator: ", ")
    let values = words.map { Self.hexadecimal($0) }.joined(separator: ", ")
    return DeclSyntax(
      unparsed: """
        \(attributes(section: RecordSection.names(machO: isMachO)))
        nonisolated \(declaration): (\(types)) = (\(values))
        """)
  }

  private func attributes(section: String) -> String { "@section(\"\(section)\") @used" }

  private static func hexadecimal(_ value: some FixedWidthInteger) -> String { "0x" + String(value, radix: 16) }

  private struct Place {
    let fileID: String
    let line: String
    let column: String

    init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
      guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
        let file = location.file.as(StringLiteralExprSyntax.self)?.segments.first?.as(StringSegmentSyntax.self)
      else { return nil }
      fileID = file.content.text
      line = location.line.trimmedDescription
      column = location.column.trimmedDescription
    }
  }
}
