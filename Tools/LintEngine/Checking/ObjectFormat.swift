/// The object formats that records can be in.
enum ObjectFormat: String, CaseIterable {
  case elf = "ELF"
  case machO = "Mach-O"

  /// What is compiled under the condition can be in the format.
  func canHold(_ condition: Condition) -> Bool {
    guard !condition.isLarger(than: 64) else { return true }
    return condition.settled(by: answer).canHold()
  }

  /// What the format says about a platform question; nil where it says nothing.
  private func answer(to question: String) -> Bool? {
    if let format = Self.formats[question] { return format == self }
    return question.hasPrefix("objectFormat(") ? false : nil
  }

  /// Systems with more than one format are not among them.
  private static let formats: [String: ObjectFormat] = {
    var formats: [String: ObjectFormat] = [
      "objectFormat(ELF)": .elf, "objectFormat(MachO)": .machO, "canImport(Darwin)": .machO, "canImport(Glibc)": .elf,
      "canImport(Musl)": .elf, "canImport(Android)": .elf, "canImport(Bionic)": .elf,
    ]
    for system in ["macOS", "OSX", "iOS", "tvOS", "watchOS", "visionOS"] { formats["os(\(system))"] = .machO }
    for system in ["Linux", "Android", "FreeBSD", "OpenBSD"] { formats["os(\(system))"] = .elf }
    return formats
  }()
}

extension Condition {
  /// The condition with the platform questions answered that something settles.
  ///
  /// Only for conditions of limited size: it descends as deep as they are nested.
  fileprivate func settled(by answer: (String) -> Bool?) -> Condition {
    switch self {
    case .platform(let question): answer(question).map { $0 ? .always : .never } ?? self
    case .not(let inner): .not(inner.settled(by: answer))
    case .all(let parts): .all(parts.map { $0.settled(by: answer) })
    case .any(let parts): .any(parts.map { $0.settled(by: answer) })
    case .always, .never, .flag: self
    }
  }
}
