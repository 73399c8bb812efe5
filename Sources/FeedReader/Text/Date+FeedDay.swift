public import Foundation

extension Date {
  /// The calendar day in Coordinated Universal Time, such as `2026-03-09`, the same in every locale.
  public var feedDay: String {
    formatted(.iso8601.year().month().day())
  }
}
