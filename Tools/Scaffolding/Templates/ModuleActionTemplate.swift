/// An action of a module, in its API target.
struct ModuleActionTemplate: FileTemplate {
  var name: String
  /// What its documentation says, in one sentence.
  var purpose: String
  /// What the answer is.
  var output: String

  var fileName: String { "\(name).swift" }

  var text: String {
    """
    public import MediatorKit

    /// \(purpose)
    public struct \(name): ModuleAction {
      /// \(output)
      public typealias Output = String

      /// Makes the action.
      public init() {}
    }

    """
  }
}
