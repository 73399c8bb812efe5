import FeedFormats
import MediatorKit

/// Why nothing was opened.
struct ModuleRefusal: Error, CustomStringConvertible {
  /// The reason, on one line that is safe to print; without what was asked for.
  let description: String

  /// The action is answered by an open module, and it is not open.
  let isForOpenModule: Bool

  /// Takes the fact of an error; its details are for those who write the modules.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - place: The file that the request came from; nil for none.
  init(_ error: any Error, place: String?) {
    isForOpenModule = (error as? MediatorError)?.code == .moduleNotOpen
    let fact = PlainText.line("\(error)".firstLine)
    description = place.map { "\(PlainText.line($0)): \(fact)" } ?? fact
  }
}
