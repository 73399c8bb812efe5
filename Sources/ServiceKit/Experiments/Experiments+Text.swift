internal import PositionedJSON

/// A text that should name arms of experiments does not.
public struct ExperimentTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole message, in one line.
  public let description: String
}

extension Experiments {
  /// Forces the arms that a text names, `autoplay=on,layout=wide`: for an application that lets a variable of the
  /// environment or a setting choose.
  ///
  /// The library itself reads no variable. Spaces around entries are passed over; an empty text names nothing.
  ///
  /// - Parameters:
  ///   - text: `NAME=ARM`, several with commas between them.
  ///   - keys: the program's experiments; those of adapters with `variant:` are known without being named here.
  /// - Throws: ``ExperimentTextError`` for an entry of another form, for an experiment or an arm that is not known, with
  ///   those that may have been meant, and for an experiment that is named twice; nothing is forced then.
  public static func force(text: String, among keys: [ExperimentKey] = []) throws(ExperimentTextError) {
    let core = RegistryCore.current
    var arms: [String: String] = [:]
    guard !trimmed(text[...]).isEmpty else { return }
    for entry in text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed) {
      guard let equals = entry.firstIndex(of: "=") else {
        throw ExperimentTextError(description: "an arm is given as NAME=ARM, not '\(entry)'")
      }
      let name = trimmed(entry[..<equals])
      let arm = trimmed(entry[entry.index(after: equals)...])
      guard let key = core.experimentKey(named: name, among: keys) else {
        let suggestion = NearNames(name, among: core.experimentNames(with: keys)).suggestion
        throw ExperimentTextError(description: "unknown experiment '\(name)'; \(suggestion)")
      }
      guard key.arms.contains(arm) else {
        let suggestion = NearNames(arm, among: key.arms).suggestion
        throw ExperimentTextError(description: "experiment '\(name)' has no arm '\(arm)'; \(suggestion)")
      }
      guard arms.updateValue(arm, forKey: name) == nil else {
        throw ExperimentTextError(description: "experiment '\(name)' is named twice")
      }
    }
    core.state.withLock { $0.experiments.forcedArms.merge(arms) { _, new in new } }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
