internal import RecordFormat

/// Compares the requirements of a product with its bindings.
struct BindingChecks {
  private struct Bound {
    let name: String
    let binding: Binding
    /// With its module, as messages show it.
    var adapter: String { "\(binding.place.module).\(binding.adapter)" }
  }

  private let contents: ProductContents
  private var swift = NameTable<Bound>()
  private var clang: [String: [Bound]] = [:]
  /// The hints of adapters without a description; 0 stands for any protocol.
  private let hints: Set<UInt32>
  private let hasUndescribedInC: Bool

  init(_ contents: ProductContents) {
    self.contents = contents
    let undescribed = contents.undescribed
    hints = Set(undescribed.filter { $0.kind == RecordKind.adapter.rawValue }.flatMap(\.hints))
    hasUndescribedInC = undescribed.contains { $0.kind == RecordKind.cAdapter.rawValue }
    for binding in contents.bindings {
      for name in Set(binding.protocols) {
        let bound = Bound(name: name, binding: binding)
        if binding.place.isClang {
          clang[name, default: []].append(bound)
        } else {
          swift.insert(bound, for: WrittenName(name))
        }
      }
    }
  }

  // MARK: - Two adapters

  /// Protocols with several adapters that are not the arms of one experiment.
  var duplicates: [ProductFinding] {
    swift.groups.compactMap { duplicate($0, kind: "") }
      + clang.values.compactMap { duplicate($0, kind: "The C service ") }
  }

  private func duplicate(_ rivals: [Bound], kind: String) -> ProductFinding? {
    guard rivals.count > 1, !Self.areArms(rivals) else { return nil }
    let sorted = rivals.sorted { ($0.binding.place, $0.adapter) < ($1.binding.place, $1.adapter) }
    let names = Set(sorted.map(\.name)).sorted()
    return ProductFinding(
      check: .duplicateBinding, product: contents.product,
      message: "\(kind)'\(names[0])' has \(sorted.count) adapters: \(sorted.map(\.adapter).listedNames)",
      place: sorted[0].binding.place,
      related: sorted.dropFirst().map { .init("\($0.adapter) is bound here", $0.binding.place) },
      waysOut: [
        "Keep one of them in \(contents.product), and move the others to targets that it does not link.",
        kind.isEmpty
          ? "If they are the arms of an experiment, say so: variant: (.key, \"arm\"), another arm for each." : nil,
        kind.isEmpty ? "If these are two protocols of one name, write each with its module: any Module.Name." : nil,
      ].compactMap(\.self))
  }

  /// All are for one experiment, each for another arm.
  private static func areArms(_ bindings: [Bound]) -> Bool {
    let variants = bindings.compactMap { $0.binding.variant.map(Self.parts) }
    return variants.count == bindings.count && Set(variants.map(\.experiment)).count == 1
      && Set(variants.map(\.arm)).count == bindings.count
  }

  private static func parts(of variant: String) -> (experiment: Substring, arm: Substring) {
    let equals = variant.firstIndex(of: "=") ?? variant.endIndex
    return (variant[..<equals], variant[equals...].dropFirst())
  }

  // MARK: - No adapter

  /// Protocols that are required and not bound, or for one arm of an experiment only.
  var missing: [ProductFinding] {
    let required = contents.requirements.filter(\.isRequired)
    return Dictionary(grouping: required) { [$0.protocolName, $0.place.isClang ? "C" : ""] }.values.compactMap {
      needs in
      lack(needs[0]).map { finding(needs.sorted { $0.place < $1.place }, $0) }
    }
  }

  /// What is missing, as the end of a sentence; nil where nothing is, or a record without a description may be it.
  private func lack(_ need: Requirement) -> String? {
    let name = need.protocolName
    let bound = need.place.isClang ? clang[name] ?? [] : swift.some(for: WrittenName(name))
    guard let only = bound.first else {
      let mayBe =
        need.place.isClang ? hasUndescribedInC : !hints.isDisjoint(with: [0, RecordHint.hint(ofType: name)])
      return mayBe ? nil : "has no adapter in \(contents.product)"
    }
    guard bound.count == 1, let variant = only.binding.variant.map(Self.parts) else { return nil }
    return "has an adapter in \(contents.product) for the arm '\(variant.arm)' of '\(variant.experiment)' only"
  }

  private func finding(_ needs: [Requirement], _ lack: String) -> ProductFinding {
    let need = needs[0]
    let isClang = need.place.isClang
    return ProductFinding(
      check: .missingBinding, product: contents.product,
      message: "\(isClang ? "The C service " : "")'\(need.protocolName)' is required by \(need.name) and \(lack)",
      place: need.place,
      related: needs.dropFirst().map { .init("\($0.name) requires it here", $0.place) },
      waysOut: isClang ? clangWays : swiftWays(need.protocolName))
  }

  private var clangWays: [String] {
    [
      "Register one with SK_C_ADAPTER in a target that \(contents.product) links.",
      "If nothing needs it, remove SK_C_REQUIREMENT.", Self.libraryWay,
    ]
  }

  private func swiftWays(_ type: String) -> [String] {
    [
      "Bind one in a target that \(contents.product) links: @Adapter((\(type)).self) on a class.",
      "If a product may be without, make the requirement optional: (\(type))?.", Self.libraryWay,
    ]
  }

  private static let libraryWay = "If a library of the program has it, inspect both as one: --together."
}
