/// How often each kind of repair was made.
struct FeedRepairs {
  /// What can be repaired; the text is what a person reads.
  enum Kind: String, CaseIterable {
    case controlCharacters = "control characters removed"
    case ampersands = "ampersands without a reference read as text"
    case entities = "names of HTML read as characters"
    case undeclaredPrefixes = "namespace prefixes without a declaration read by their custom"
    case longTexts = "texts longer than the limit cut"
    case titles = "items without a title named after their text"
    case links = "items without a usable link"
    case dates = "items without a date"
    case unreadableDates = "dates that could not be read left out"
    case identities = "items without an id given one"
    case duplicates = "ids that occurred before made unique"
    case addresses = "addresses that are neither http nor https left out"
    case leftOut = "items beyond the limit left out"
  }

  private var counts: [Kind: Int] = [:]

  mutating func note(_ kind: Kind, _ count: Int = 1) {
    counts[kind, default: 0] += count
  }

  mutating func merge(_ other: FeedRepairs) {
    counts.merge(other.counts) { $0 + $1 }
  }

  /// One short sentence for each kind that occurred, always in the same order.
  var descriptions: [String] {
    Kind.allCases.compactMap { kind in counts[kind].map { "\(kind.rawValue): \($0)" } }
  }
}
