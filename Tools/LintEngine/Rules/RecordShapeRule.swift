import PositionedJSON
import RecordFormat

/// Hand-written records that no reader understands.
enum RecordShapeRule: Rule {
  static let description = RuleDescription(
    "record-shape", "hand-written records of a wrong section, type or content", severity: .error,
    why: """
      A record by hand is bytes at a place: 24 of them, in the section `sk_records` (ELF) or `__DATA_CONST,__sk_records` \
      (Mach-O). The compiler checks neither. In another section nobody looks; of another size it makes all records of the \
      image unreadable; with a kind or a version that nobody knows it is passed over.

      The rule compares section and object format, the type with `(UInt16, UInt16, UInt32, UInt64, @convention(c) \
      (UnsafeMutableRawPointer) -> Void)`, and the numbers: version 1, a known kind, the hint of the protocol or component \
      that is declared, an identity only beside a description that has it, and descriptions that can be decoded. What is \
      not written as a literal, or has a type from elsewhere, is passed over. Sections of others are none of its business.
      """,
    bad: """
      enum ClockBinding {
        @section("sk_record") @used
        static var record: (Int, Int, Int, Int, () -> Void) = (1, 1, 0, 0, {})
      }
      """,
    good: """
      enum ClockBinding {
        #if objectFormat(MachO)
          @section("__DATA_CONST,__sk_records") @used
          static let record: AdapterRecord.Layout = (
            1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
          )
        #else
          @section("sk_records") @used
          static let record: AdapterRecord.Layout = (
            1, 1, 0, 0, { out in AdapterRecord.declare(out, (any ClockService).self) { FixedClock() } }
          )
        #endif
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.files.flatMap { module, file in
      file.sections.filter { $0.condition.canHold() }.flatMap { record in
        findings(for: RecordContext(facts: facts, module: module.name, file: file, record: record))
      }
    }
  }

  private static func findings(for context: RecordContext) -> [Finding] {
    guard let content = context.record.content else { return [section(of: context)].compactMap(\.self) }
    var found = [format(of: context, content.format)] + declaration(of: context)
    switch content.kind {
    case .records:
      let types = type(of: context)
      found += types
      // Numbers in the wrong places would each be wrong, too.
      if types.isEmpty { found += numbers(of: context) }
    case .descriptions: found.append(text(of: context))
    }
    return found.compactMap(\.self)
  }

  // MARK: - Section

  private static func section(of context: RecordContext) -> Finding? {
    let written = context.record.section
    let bare = written.split(separator: ",").last.map(String.init)?.lowercased() ?? ""
    let name = String(bare.drop { $0 == "_" || $0 == " " || $0 == "." })
    let near = ["sk_records", "sk_names"].first { EditDistance.between(String(name.prefix(20)), $0) <= 1 }
    guard near != nil || context.isTypedAsRecord else { return nil }
    let isNames = near == "sk_names"
    let right = ObjectFormat.allCases.filter { $0.canHold(context.record.condition) }.map { format in
      let name = isNames ? RecordSection.names(machO: format == .machO) : RecordSection.records(machO: format == .machO)
      return "'\(name)' on \(format.rawValue)"
    }
    return finding(
      context, at: context.record.sectionPosition,
      "'\(context.record.name)' is in the section '\(written.shownInMessage)', where nothing looks for "
        + (isNames ? "descriptions" : "records"), ["Write \(right.joined(separator: ", "))."])
  }

  private static func format(of context: RecordContext, _ format: ObjectFormat) -> Finding? {
    let condition = context.record.condition
    guard !format.canHold(condition),
      let other = ObjectFormat.allCases.first(where: { $0 != format && $0.canHold(condition) })
    else { return nil }
    let name =
      context.record.content?.kind == .descriptions
      ? RecordSection.names(machO: other == .machO) : RecordSection.records(machO: other == .machO)
    return finding(
      context, at: context.record.sectionPosition,
      "'\(context.record.section)' is the section of \(format.rawValue), but this is compiled for \(other.rawValue) only",
      ["Write '\(name)'.", "Correct the condition of the #if."])
  }

  // MARK: - Declaration and type

  private static func declaration(of context: RecordContext) -> [Finding?] {
    var found: [Finding?] = []
    let name = context.record.name
    if context.record.isVariable {
      found.append(
        finding(context, "'\(name)' is a variable, but records are constants", ["Write let in place of var."]))
    }
    if let owner = context.genericOwner {
      found.append(
        finding(
          context, "'\(name)' is within the generic type '\(owner)', which has no constants of its own",
          ["Move it to file scope, or into an enum beside the type."]))
    }
    return found
  }

  private static func type(of context: RecordContext) -> [Finding] {
    let record = context.record
    let ways = [
      "Write the type AdapterRecord.Layout, or ComponentRecord.Layout for a component.",
      "Write (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void).",
    ]
    guard record.type != nil else {
      return record.values == nil
        ? [] : [finding(context, "'\(record.name)' has no written type, so its numbers are of type Int", ways)]
    }
    guard let elements = context.elements else { return [] }
    guard RecordLayout.isComplete(elements.count) else {
      let fact = "'\(record.name)' has \(elements.count) elements; a record has 5, and each continuation 5 more"
      return [finding(context, fact, ways)]
    }
    return RecordLayout.faults(in: elements).prefix(1).map { fault in
      finding(
        context,
        "element \(fault.element) of '\(record.name)' is of type '\(fault.found.shownInMessage)', where a record has "
          + "'\(fault.expected)'", ways)
    }
  }

  // MARK: - Numbers

  private static func numbers(of context: RecordContext) -> [Finding?] {
    let numbers = context.record.numbers
    guard RecordLayout.isComplete(numbers.count) else { return [] }
    var found: [Finding?] = []
    for start in stride(from: 0, to: numbers.count, by: 5) {
      found += header(version: numbers[start], kind: numbers[start + 1], isFirst: start == 0, context)
    }
    return found + [hint(numbers[2], kind: numbers[1], context), identity(numbers[3], context)]
  }

  private static func header(
    version: UInt64?, kind: UInt64?, isFirst: Bool, _ context: RecordContext
  ) -> [Finding?] {
    let name = context.record.name
    var found: [Finding?] = []
    if let version, version != UInt64(RecordSection.version) {
      found.append(
        finding(
          context, "'\(name)' has the version \(version); readers know version \(RecordSection.version) only",
          ["Write \(RecordSection.version)."]))
    }
    guard let kind else { return found }
    let bit = UInt64(RecordKind.continuationBit)
    if (kind & bit == 0) != isFirst {
      found.append(
        finding(
          context,
          isFirst
            ? "'\(name)' begins with a continuation, but there is no record before it"
            : "'\(name)' goes on with a record of its own; only continuations may follow in one constant",
          ["Write \(isFirst ? "the kind without the bit 0x8000" : "0x8001 for one more hint of an adapter")."]))
    } else if !Self.kinds.contains(kind & ~bit) {
      found.append(
        finding(
          context, "'\(name)' has the kind \(kind & ~bit), which nothing reads",
          ["Write 1 for an adapter, or 3 for a component."]))
    }
    return found
  }

  private static let kinds: Set<UInt64> = Set(
    [RecordKind.adapter, .requirement, .component, .cAdapter, .cRequirement].map { UInt64($0.rawValue) })

  private static func hint(_ hint: UInt64?, kind: UInt64?, _ context: RecordContext) -> Finding? {
    guard let hint, hint != 0, let kind, Self.kinds.contains(kind), let right = context.hints,
      let first = right.numbers.first,
      !right.numbers.contains(where: { UInt64($0) == hint })
    else { return nil }
    return finding(
      context, "the hint of '\(context.record.name)' is not that of '\(right.name.shownInMessage)'",
      ["Write 0x\(String(first, radix: 16)).", "Write 0: then no hint is needed."])
  }

  /// An identity joins a record with the description that has the same; it is looked for in the same file.
  private static func identity(_ identity: UInt64?, _ context: RecordContext) -> Finding? {
    guard let identity, identity != 0 else { return nil }
    let descriptions = context.file.sections.filter { $0.content?.kind == .descriptions }
    let isThere = descriptions.contains { description in
      let numbers = description.numbers
      // What is not written in words of 64 bits cannot be compared here.
      return numbers.count < 2 || numbers[1] == nil || numbers[1] == identity
    }
    guard !isThere else { return nil }
    return finding(
      context, "no description in the file has the identity of '\(context.record.name)'",
      [
        "Write 0 for the identity: the record then has no description.",
        "Write the description into '\(RecordSection.names(machO: false))'.",
      ])
  }

  // MARK: - Descriptions

  private static func text(of context: RecordContext) -> Finding? {
    guard let elements = context.elements, elements.allSatisfy({ $0 == "UInt64" }) else { return nil }
    let numbers = context.record.numbers
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    let bytes = numbers.compactMap(\.self).flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    let name = context.record.name
    let ways = [
      "Write it with RecordDescription(kind:identity:fields:).words of RecordFormat.",
      "Leave it out, and write 0 for the identity.",
    ]
    do throws(RecordDescription.DecodingError) {
      guard try RecordDescription.decodeAll(bytes).isEmpty else { return nil }
      return finding(context, "'\(name)' is no description of version 1", ways)
    } catch {
      return finding(
        context, "'\(name)' cannot be decoded: \(error.fact.lowercasedFirst) at byte \(error.offset)", ways)
    }
  }

  private static func finding(
    _ context: RecordContext, at position: SourcePosition? = nil, _ fact: String, _ ways: [String]
  ) -> Finding {
    Finding(
      description, at: Place(context.file.path, position ?? context.record.position), fact, waysOut: ways,
      subject: fact, context: context.record.owner)
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
