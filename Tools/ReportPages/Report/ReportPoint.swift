/// What is known of one version or one day.
package struct ReportPoint: Encodable, Hashable, Sendable {
  /// The version or the day.
  package let label: String
  /// The documents, in the order in which they were given.
  package var documents: [Document] = []
  /// What the linter found; nil where no document says it.
  package var lint: Lint?
  /// What is declared; nil where no document says it.
  package var declared: Declared?
  /// By product and id.
  package var modules: [Module] = []
  /// By container and name.
  package var components: [Component] = []
  /// By product and name.
  package var adapters: [Adapter] = []

  init(label: String) { self.label = label }

  /// A document that was read.
  package struct Document: Encodable, Hashable, Sendable {
    package let path: String
    /// `lint`, `profile`, `modules`, `adapters` or `matrix`.
    package let kind: String
  }

  /// The numbers of the linter.
  package struct Lint: Encodable, Hashable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var files = 0
    package var hiddenBySuppressions = 0
    package var hiddenByBaseline = 0
    /// How many findings there are by rule; a rule without one is not there.
    package var rules: [String: Int] = [:]
    /// How many findings hold for a product.
    package var products: [String: Int] = [:]

    var findings: Int { errors.boundedSum(warnings) }
  }

  /// How many things are declared that need no place in shared code.
  package struct Declared: Encodable, Hashable, Sendable {
    package var adapters = 0
    package var components = 0
    package var modules = 0

    var all: Int { adapters + components + modules }
  }

  /// How often a module was opened, and for how long.
  package struct Module: Encodable, Hashable, Sendable {
    package let product: String?
    package let id: String
    /// The class; nil where no document says it.
    package var type: String?
    package var launches = 0
    package var failures = 0
    package var totalNanoseconds: Int64 = 0
    package var longestNanoseconds: Int64 = 0

    package var meanNanoseconds: Int64 { launches > 0 ? totalNanoseconds / Int64(launches) : 0 }
  }

  /// How often a component was called, and for how long, over all events.
  package struct Component: Encodable, Hashable, Sendable {
    package let container: String
    package let name: String
    package var calls = 0
    /// Calls that took longer than the threshold of the profile.
    package var slow = 0
    package var totalNanoseconds: Int64 = 0
    package var longestNanoseconds: Int64 = 0
    /// The event that took the most time of all.
    package var costliestEvent = ""
  }

  /// How often an adapter was made, and for how long that took.
  package struct Adapter: Encodable, Hashable, Sendable {
    package let product: String?
    package let name: String
    package var creations = 0
    package var totalNanoseconds: Int64 = 0
    package var longestNanoseconds: Int64 = 0
  }
}

extension BinaryInteger {
  /// The sum, between 0 and 10¹⁷: a file can have anything in it, and what follows may add a few of these.
  func boundedSum(_ other: Self) -> Self { bounded + other.bounded > Self.most ? Self.most : bounded + other.bounded }

  /// The number, between 0 and 10¹⁷.
  var bounded: Self { Swift.min(Swift.max(0, self), Self.most) }

  private static var most: Self { 100_000_000_000_000_000 }
}
