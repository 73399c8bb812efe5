/// The name of the running program: the last component of its path.
enum ProductName {
  static let current: String = {
    guard let path = CommandLine.arguments.first, !path.isEmpty else { return "this program" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }()
}

extension RegistryCore {
  /// The product whose adapters these are, for messages.
  var productName: String { product ?? ProductName.current }
}
