extension MatrixPage {
  /// Something that a product has.
  package struct Entry: Hashable, Sendable {
    /// The adapter, the class or the function.
    package var name: String
    /// Short words that cells show.
    package var facts: [Fact]
    /// What only the details of a cell show.
    package var details: [Fact]
    /// Where it is declared: `Module/File.swift:8`.
    package var place: String

    package init(name: String, facts: [Fact] = [], details: [Fact] = [], place: String) {
      self.name = name
      self.facts = facts
      self.details = details
      self.place = place
    }
  }

  /// A value with what it is: `scope`, `host`.
  package struct Fact: Hashable, Sendable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A property that needs a row.
  package struct Need: Hashable, Sendable {
    /// `Owner.property`.
    package var name: String
    package var isRequired: Bool
    /// Where it is declared: `Module/File.swift:8`.
    package var place: String

    package init(name: String, isRequired: Bool, place: String) {
      self.name = name
      self.isRequired = isRequired
      self.place = place
    }
  }
}
