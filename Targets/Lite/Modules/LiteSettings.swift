import FeedSettingsAPI
import MediatorKit
import ServiceKit

/// The data saver has less passed on, too.
@Handles(CurrentSettings.self)
func currentSettings(_ action: CurrentSettings, _ call: ActionCall) throws -> ReaderSettings {
  let budget = try AdapterRegistry.main.requiredAdapter((any DataSaverSettings).self).summaryBudget
  return ReaderSettings(
    sharesTitles: budget == nil,
    lines: [
      budget == nil ? "share: title and address" : "share: address only",
      "data saver: \(budget.map { "summaries of at most \($0) characters" } ?? "off")",
    ])
}
