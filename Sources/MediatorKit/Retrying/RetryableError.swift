/// An error that knows whether the same action may be sent again.
///
/// Whether a failure is passing is known where it arises: errors that do not conform are never tried again, since an action
/// whose effect is unknown must not happen twice.
public protocol RetryableError: Error {
  /// Nothing has happened yet, and another attempt may succeed.
  var allowsRetry: Bool { get }
}
