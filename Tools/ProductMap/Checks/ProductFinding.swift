/// Something that is wrong with what a product contains.
package struct ProductFinding: Encodable, Hashable, Sendable {
  /// What was looked for.
  package enum Check: String, Codable, CaseIterable, Sendable {
    case missingBinding = "missing-binding"
    case duplicateBinding = "duplicate-binding"
    case duplicateHandler = "duplicate-handler"
    case duplicateComponent = "duplicate-component"
    case duplicateModule = "duplicate-module"
    case foreignModule = "foreign-module"
    case differentArchitectures = "different-architectures"
    case noDeclarations = "no-declarations"
  }

  /// Another place that belongs to the finding, and what it is.
  package struct Related: Encodable, Hashable, Sendable {
    package var message: String
    package var place: DeclarationPlace

    package init(_ message: String, _ place: DeclarationPlace) {
      self.message = message
      self.place = place
    }
  }

  package var check: Check
  package var product: String
  /// The fact, in one line without a full stop.
  package var message: String
  /// Where; nil where it is about the product as a whole.
  package var place: DeclarationPlace?
  /// Other places, in the order in which they are worth reading.
  package var related: [Related]
  /// What can be done, each one line.
  package var waysOut: [String]

  package init(
    check: Check, product: String, message: String, place: DeclarationPlace?, related: [Related] = [],
    waysOut: [String]
  ) {
    self.check = check
    self.product = product
    self.message = message
    self.place = place
    self.related = related
    self.waysOut = waysOut
  }

  /// By product, check, place and text.
  static func precede(_ left: Self, _ right: Self) -> Bool {
    func key(_ finding: Self) -> [String] { [finding.product, finding.check.rawValue, finding.place?.module ?? ""] }
    if key(left) != key(right) { return key(left).lexicographicallyPrecedes(key(right)) }
    if let one = left.place, let other = right.place, one != other { return one < other }
    return left.message < right.message
  }
}
