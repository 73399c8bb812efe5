import FeedCommandLine
import ServiceKit
import Synchronization

/// The option `--data-saver`: for the shared command line an extension, for this product the setting.
@Adapter((any CommandLineExtension).self, (any DataSaverSettings).self)
final class DataSaverOption: CommandLineExtension, DataSaverSettings {
  private static let name = "data-saver"
  private static let off = -1

  private let budget = Atomic(DataSaverOption.off)

  let options = [
    OptionSpecification(name, value: "N", summary: "drop images, and trim each summary to N characters")
  ]

  var summaryBudget: Int? {
    let budget = budget.load(ordering: .relaxed)
    return budget == Self.off ? nil : budget
  }

  func apply(_ options: ParsedOptions) throws(UsageError) {
    guard let number = try options.number(of: Self.name, in: 0...1_000_000) else { return }
    budget.store(number, ordering: .relaxed)
  }
}
