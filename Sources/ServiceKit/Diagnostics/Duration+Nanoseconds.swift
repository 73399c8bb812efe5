extension Duration {
  /// Whole nanoseconds; what does not fit is of no use for a creation.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ attoseconds / 1_000_000_000
  }
}
