/// When colour is used.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether text to standard output is coloured.
  func usesColor(on output: any ToolOutput) -> Bool { self == .always || self == .auto && output.showsColor }
}
