import FeedReader
import ServiceKit

/// An experiment whose variant is chosen on the command line, `NAME=ARM`.
struct ForcedVariant: Sendable {
  /// The experiment.
  let key: ExperimentKey

  /// The chosen variant, one of the experiment's arms.
  let arm: String

  /// Reads `NAME=ARM`.
  ///
  /// - Throws: ``UsageError`` if there is no such experiment or no such arm, naming the nearest.
  init(argument: String) throws(UsageError) {
    guard let equals = argument.firstIndex(of: "=") else {
      throw UsageError("option --experiment needs NAME=ARM, not '\(argument)'")
    }
    let name = String(argument[..<equals])
    let arm = String(argument[argument.index(after: equals)...])
    guard let key = ExperimentKey.readerKeys.first(where: { $0.name == name }) else {
      let suggestion = NearMatches(name, among: ExperimentKey.readerKeys.map(\.name)).suggestion
      throw UsageError("unknown experiment '\(name)'; \(suggestion)")
    }
    guard key.arms.contains(arm) else {
      throw UsageError("experiment '\(name)' has no arm '\(arm)'; \(NearMatches(arm, among: key.arms).suggestion)")
    }
    self.key = key
    self.arm = arm
  }
}
