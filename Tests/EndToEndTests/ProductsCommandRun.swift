import Foundation

/// A command that ran to its end: its exit status and what it wrote.
struct CommandRun: Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a command and waits for its end.
  ///
  /// Standard output is drained while the command runs; standard error goes to a file, so that neither can fill up.
  ///
  /// The file at `input` becomes standard input; `environment` is added to the inherited variables, of which those about
  /// colour and width are left out; after `timeLimit` seconds the command is ended.
  init(
    _ path: String, _ arguments: [String], input: String = "/dev/null", environment: [String: String] = [:],
    timeLimit: Double = 120
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS", "TERM", "LINES"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }

    let folder = try ProductsFolder()
    let errorPath = try folder.write("", to: "errors")
    process.standardInput = FileHandle(forReadingAtPath: input)
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let identifier = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + timeLimit, execute: watchdog)
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    watchdog.cancel()

    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
    errors = try folder.text(of: "errors")
  }

  /// Runs a product.
  init(
    _ product: BuiltProduct, _ arguments: String..., input: String = "/dev/null", environment: [String: String] = [:]
  ) throws {
    try self.init(product.path, arguments, input: input, environment: environment)
  }

  /// Runs a script in which `$STANDARD` and `$LITE` are the products.
  init(script: String, environment: [String: String] = [:]) throws {
    let products = ["STANDARD": try BuiltProduct.standard.path, "LITE": try BuiltProduct.lite.path]
    try self.init("/bin/bash", ["-c", script], environment: environment.merging(products) { $1 })
  }

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Standard output as JSON.
  var json: [String: Any] {
    get throws {
      guard let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      return object
    }
  }
}
