/// The name of a protocol and where it stands: what is spelt alike in one file and scope means the same.
package struct ProtocolSpelling: Hashable, Sendable {
  /// As written: `any P & Q`, the name of an alias; in C the service, or the name that a header gives to it.
  package let type: String
  /// The file.
  package let path: String
  /// The declarations around it, joined by dots.
  package let context: String

  package init(type: String, path: String, context: String) {
    self.type = type
    self.path = path
    self.context = context
  }
}
