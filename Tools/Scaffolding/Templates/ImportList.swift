/// The imports of a file, in the order that swift-format wants.
struct ImportList: CustomStringConvertible {
  private let modules: [String]
  private let published: Set<String>
  private let testable: [String]

  /// - Parameters:
  ///   - modules: what is imported; a name twice is imported once.
  ///   - published: those of them that the file's own public declarations name.
  ///   - testable: what is imported with its internal declarations.
  init(_ modules: [String], published: Set<String> = [], testable: [String] = []) {
    self.modules = Set(modules).subtracting(testable).sorted()
    self.published = published
    self.testable = testable.sorted()
  }

  /// The lines, without a line feed behind the last.
  var description: String {
    let lines = modules.map { (published.contains($0) ? "public import " : "import ") + $0 }
    let tested = testable.map { "@testable import " + $0 }
    return [lines, tested].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
