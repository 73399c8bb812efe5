import Foundation

/// A run of a product that came to its end: its exit status and what it wrote.
struct ProductRun: Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a product, without a word about colour and width from outside.
  init(
    _ product: BuiltProduct, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws {
    try self.init(product.path, arguments, input: input, environment: environment)
  }

  /// Runs a product with arguments written one by one.
  init(
    _ product: BuiltProduct, _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws {
    try self.init(product, arguments, input: input, environment: environment)
  }

  /// Runs a script in which `$STANDARD` and `$LITE` are the products.
  init(script: String) throws {
    let products = ["STANDARD": try BuiltProduct.standard.path, "LITE": try BuiltProduct.lite.path]
    try self.init("bash", ["-c", script], environment: products)
  }

  private init(
    _ program: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws {
    let silence = ["NO_COLOR": "", "COLUMNS": "", "TERM": ""]
    let run = try ProcessRun(
      program, arguments, input: Data(input.utf8), environment: silence.merging(environment) { $1 })
    status = run.status
    output = run.text
    errors = run.errorText
  }

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Standard output as a JSON object.
  var json: [String: Any] {
    get throws {
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      guard let object = value as? [String: Any] else { throw NoObject() }
      return object
    }
  }

  /// JSON that is something else than an object.
  struct NoObject: Error {}
}
