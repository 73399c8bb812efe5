import RecordFormat

/// A hand-written record with what is around it.
struct RecordContext {
  let facts: ProjectFacts
  let module: String
  let file: FileFacts
  let record: SectionFact

  /// One of the types around it is generic, in whichever declaration it is met; nil where none is.
  var genericOwner: String? {
    var parts: [Substring] = []
    for part in record.owner.split(separator: ".") {
      parts.append(part)
      let name = parts.joined(separator: ".")
      let entries = facts.index.resolve(name, in: module, file.path)
      if !entries.isEmpty, entries.allSatisfy(\.declaration.isGeneric) { return name }
    }
    return nil
  }

  /// The elements of the type, through an alias of the project; nil where the type is none that can be looked into.
  var elements: [String]? {
    guard var type = record.type else { return nil }
    for _ in 0..<8 {
      if let elements = RecordLayout.elements(of: type) { return elements }
      guard let last = type.split(separator: ".").last,
        let aliased = facts.index.types[String(last)]?.first(where: { $0.module == module })?.declaration.aliased
      else { return nil }
      type = aliased
    }
    return nil
  }

  /// The type says that it is a record, whatever the section.
  var isTypedAsRecord: Bool {
    ["AdapterRecord.Layout", "ComponentRecord.Layout", "RequirementRecord.Layout"].contains { name in
      guard let type = record.type, type.hasSuffix(name) else { return false }
      return type.count == name.count || [".", ":"].contains(String(type.dropLast(name.count).suffix(1)))
    }
  }

  /// The numbers that the hint may have, and what it is made from; nil where that cannot be told.
  var hints: (numbers: [UInt32], name: String)? {
    guard let call = record.call, let argument = call.arguments.first else { return nil }
    if call.callee.hasSuffix("ComponentRecord.declare") { return ([FNV1a.hash32(argument.utf8)], argument) }
    guard call.callee.contains("AdapterRecord.declare") else { return nil }
    let name = DeclarationIndex.bare(argument)
    let meant = facts.index.resolve(name, in: module, file.path)
    // An alias from elsewhere cannot be followed, so only a protocol of the project has a known hint.
    guard !name.contains("&"), meant.contains(where: { $0.declaration.kind == .protocol }) else { return nil }
    return (
      ([argument] + meant.map(\.declaration.name)).map { RecordHint.hint(ofType: $0) },
      meant.first?.declaration.name ?? name
    )
  }
}
