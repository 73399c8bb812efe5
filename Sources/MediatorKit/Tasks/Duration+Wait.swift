extension Duration {
  /// A hundred years: beyond what clocks can count to, their arithmetic ends the program.
  static var longestWait: Duration { .seconds(3_155_760_000) }

  /// The nearest duration that can be waited for.
  var clampedToWait: Duration { clamped(to: .zero ... .longestWait) }
}
