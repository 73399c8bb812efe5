extension Matrix {
  /// What one product has under one name.
  package struct Cell: Codable, Hashable, Sendable {
    /// What is declared, in the order of places; several adapters are the arms of an experiment, or a fault.
    package var entries: [Entry]
    /// Who needs it, in the order of places; only of adapters.
    package var needs: [Need]
    /// What is wrong or left open; nil where nothing is.
    package var gap: Gap?

    package init(entries: [Entry] = [], needs: [Need] = [], gap: Gap? = nil) {
      self.entries = entries
      self.needs = needs
      self.gap = gap
    }

    /// The product neither has nor needs it.
    package var isEmpty: Bool { entries.isEmpty && needs.isEmpty && gap == nil }

    private enum CodingKeys: String, CodingKey { case entries, needs, gap }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? []
      needs = try container.decodeIfPresent([Need].self, forKey: .needs) ?? []
      gap = try container.decodeIfPresent(Gap.self, forKey: .gap)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if !entries.isEmpty { try container.encode(entries, forKey: .entries) }
      if !needs.isEmpty { try container.encode(needs, forKey: .needs) }
      try container.encodeIfPresent(gap, forKey: .gap)
    }
  }

  /// What is wrong in a cell, or left open.
  package enum Gap: String, Codable, CaseIterable, Sendable {
    /// Something requires it, and the product has none: the program fails where it is used.
    case required
    /// Something uses it where it is there, and the product has none.
    case optional
    /// The product has several that exclude each other.
    case duplicate
    /// Something needs it, and whether it is there cannot be told: a record without a description may be it, or something
    /// that the program registers when it runs.
    case unknown
  }
}
