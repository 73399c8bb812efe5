import ContainerKit
import FeedFormats

/// Puts a card behind every few items that says what else the page has on a subject, the most frequent subject first.
@Component("interest-card")
final class InterestCards: ListComposing {
  /// How often there is a card.
  struct Settings: Decodable {
    /// The number of items before each card, from 1.
    let every: Int

    private enum CodingKeys: CodingKey {
      case every
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      every = try container.decodeIfPresent(Int.self, forKey: .every) ?? 5
      guard every > 0 else {
        throw DecodingError.dataCorruptedError(forKey: .every, in: container, debugDescription: "expected 1 or more")
      }
    }
  }

  private let place: ComponentPlace<any FeedPage, Settings>

  init(_ place: ComponentPlace<any FeedPage, Settings>) {
    self.place = place
  }

  func compose(_ entries: inout [PageEntry]) {
    var cards = cards(for: entries)[...]
    var untilCard = place.settings.every
    entries = entries.flatMap { entry -> [PageEntry] in
      guard case .item = entry else { return [entry] }
      untilCard -= 1
      guard untilCard == 0, let card = cards.popFirst() else { return [entry] }
      untilCard = place.settings.every
      return [entry, .card(card)]
    }
  }

  /// A card for each subject that more than one item has.
  private func cards(for entries: [PageEntry]) -> [PageCard] {
    var titles: [String: [String]] = [:]
    for case .item(let item) in entries {
      for category in item.item.categories { titles[category, default: []].append(item.item.title) }
    }
    return titles.filter { $0.value.count > 1 }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { PageCard(title: "More on \($0.key)", text: $0.value.joined(separator: " · ")) }
  }
}
