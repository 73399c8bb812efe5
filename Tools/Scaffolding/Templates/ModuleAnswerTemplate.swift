/// A product's answer to what a module asks for.
struct ModuleAnswerTemplate: FileTemplate {
  var module: String
  var interface: String
  var subject: String
  var function: String
  var product: String

  var fileName: String { "\(subject)+\(product).swift" }

  var text: String {
    """
    \(ImportList([interface, "MediatorKit"]))

    /// Says for whom `\(module)` is shown in this product.
    @Handles(\(subject).self)
    \(LineWrapping.signature(
      "func \(function)", ["_ action: \(subject)", "_ call: ActionCall"], tail: " -> String {"))
      "\(product)"
    }

    """
  }
}
