/// The handlers of a module.
struct ModuleHandlersTemplate: FileTemplate {
  var module: String
  var interface: String
  /// The action that the module handles.
  var action: String
  /// The name of its handler.
  var function: String
  /// The action by which it asks the program for what it needs.
  var subject: String

  var fileName: String { "\(module)Handlers.swift" }

  var text: String {
    """
    \(ImportList([interface, "MediatorKit"]))

    /// Shows `\(module)` for whom the program says.
    @Handles(\(action).self)
    \(LineWrapping.signature(
      "func \(function)", ["_ action: \(action)", "_ call: ActionCall"], tail: " async throws -> String {"))
      let subject = try await call.send(\(subject)())
      return "\(module) for \\(subject)"
    }

    """
  }
}
