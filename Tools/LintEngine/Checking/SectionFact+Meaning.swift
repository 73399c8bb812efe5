import RecordFormat

extension SectionFact {
  /// What a section of ServiceKit holds.
  enum Content { case records, descriptions }

  /// What the section holds in which object format; nil for a section of others.
  var content: (kind: Content, format: ObjectFormat)? {
    for format in ObjectFormat.allCases {
      if section == RecordSection.records(machO: format == .machO) { return (.records, format) }
      if section == RecordSection.names(machO: format == .machO) { return (.descriptions, format) }
    }
    return nil
  }

  /// The numbers of the tuple, nil for each that is none.
  var numbers: [UInt64?] { (values ?? []).map(Self.number) }

  /// It is the record of a component whose name is not written in it.
  var isNamelessComponent: Bool {
    guard content?.kind == .records, call?.arguments.isEmpty ?? true, condition.canHold() else { return false }
    let numbers = numbers
    return numbers.count >= 5
      ? numbers[1] == UInt64(RecordKind.component.rawValue) : type?.hasSuffix("ComponentRecord.Layout") == true
  }

  private static func number(_ literal: String) -> UInt64? {
    let digits = literal.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix)
    }
    return UInt64(digits)
  }
}
