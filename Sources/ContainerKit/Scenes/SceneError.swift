/// Scene files that cannot be used, with everything in them that is wrong.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the files; at most 100.
  public let faults: [SceneFault]
  /// How many more there are.
  public let omitted: Int

  init(faults: [SceneFault]) {
    let most = 100
    self.faults = Array(faults.prefix(most))
    omitted = max(0, faults.count - most)
  }

  /// The faults, a line for each, and the ways out.
  public var description: String {
    let count = faults.count + omitted
    let fact = count == 1 ? "A scene cannot be used." : "Scenes cannot be used, for \(count) reasons."
    return
      ([fact] + lines + [
        "  Ways out:",
        "    1. Correct each at its place.",
        "    2. Mark an entry with \"optional\": true if only some products have its component.",
        "    3. Raise the \"version\" of the file and of the program's vocabulary if the file needs a newer program.",
      ]).joined(separator: "\n")
  }

  var lines: [String] { faults.map { "  \($0)" } + (omitted > 0 ? ["  … and \(omitted) more"] : []) }
}
