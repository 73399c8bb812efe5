import FeedReader
import FeedSettingsAPI
import MediatorKit
import ServiceKit

/// What can be chosen in this product.
@Handles(CurrentSettings.self)
func currentSettings(_ action: CurrentSettings, _ call: ActionCall) -> ReaderSettings {
  ReaderSettings(
    sharesTitles: true,
    lines: ["share: title and address, as Markdown", "autoplay: \(Experiments.choice(of: .autoplay).arm)"])
}
