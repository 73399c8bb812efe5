import SwiftDiagnostics

/// The title of a fix-it.
struct MacroFixIt: FixItMessage {
  let message: String
  private let identifier: String

  var fixItID: MessageID { MessageID(domain: "ServiceKit", id: identifier) }

  init(_ identifier: String, _ message: String) {
    self.identifier = identifier
    self.message = message
  }
}
