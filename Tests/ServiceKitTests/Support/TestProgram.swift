import ServiceKit

/// What messages and registries need to know about the program that runs these tests.
enum TestProgram {
  /// The module of the fixtures.
  static let module = "ServiceKitTests"

  /// The program's name, as messages give it.
  static var name: String { CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "" }

  /// A registry with every fixture, and nothing made.
  static func registry() -> AdapterRegistry { AdapterRegistry(modules: [module]) }

  /// What an error says.
  static func message(_ body: () throws -> some Any) -> String {
    do {
      let value = try body()
      return "no error, but \(value)"
    } catch { return "\(error)" }
  }

  /// The kind of an error.
  static func code(_ body: () throws -> some Any) -> AdapterError.Code? {
    do { _ = try body() } catch { return (error as? AdapterError)?.code }
    return nil
  }
}
