import Foundation

/// A generated package with many adapters: the same classes bound by the macro, bound by records that are written by hand,
/// and not bound at all.
///
/// Each way has its own targets, which both of its products link; each product declares one more adapter. What is
/// generated depends on the two numbers alone.
struct ScalePackage {
  /// How a class comes to be known under its protocol.
  enum Way: String, CaseIterable {
    case macro = "Macro"
    case byHand = "ByHand"
    /// A plain class with its conformance, used once.
    case plain = "Plain"

    var title: String {
      switch self {
      case .macro: "`@Adapter`"
      case .byHand: "record by hand"
      case .plain: "not registered"
      }
    }
  }

  /// How many adapters each product has.
  let adapters: Int
  let modules: Int
  let folder: URL

  /// The products of a way, which differ in one adapter.
  static func products(_ way: Way) -> [String] { ["\(way.rawValue)First", "\(way.rawValue)Second"] }

  /// The product without any adapter, which the others are compared with.
  static let empty = "Empty"

  /// Writes all files; those that are there already are replaced.
  func write(dependingOn repository: URL) throws {
    let link = folder.appendingPathComponent("ServiceKit")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository)
    try write(manifest, to: "Package.swift")
    try write(Self.program(looksUp: nil, declares: ""), to: "Sources/\(Self.empty)/main.swift")
    for way in Way.allCases {
      for module in 0..<modules { try writeModule(module, way) }
      for product in Self.products(way) {
        let looksUp = "Own"
        let uses = way == .plain ? (0..<modules).map { "use\($0)()" }.joined(separator: " &+ ") : ""
        let imports = way == .plain ? (0..<modules).map { "import Plain\($0)\n" }.joined() : ""
        let own = Self.adapter("Own", way)
        let text = Self.program(looksUp: way == .plain ? nil : looksUp, declares: own, imports: imports, uses: uses)
        try write(text, to: "Sources/\(product)/main.swift")
      }
    }
  }

  private func writeModule(_ module: Int, _ way: Way) throws {
    let numbers = stride(from: module, to: adapters - 1, by: modules).map(\.self)
    let perFile = 50
    for start in stride(from: 0, to: numbers.count, by: perFile) {
      let part = numbers[start..<min(start + perFile, numbers.count)]
      let text = "import ServiceKit\n\n" + part.map { Self.adapter("Number\($0)", way) }.joined(separator: "\n")
      try write(text, to: "Sources/\(way.rawValue)\(module)/Part\(start / perFile).swift")
    }
    if way == .plain {
      let sum = numbers.map { "  sum &+= held(Number\($0)Adapter()).value" }.joined(separator: "\n")
      let text = """
        @inline(never) private func held(_ value: any Valued) -> any Valued { value }

        public func use\(module)() -> Int {
          var sum = 0
        \(sum)
          return sum
        }

        protocol Valued: AnyObject { var value: Int { get } }

        """
      try write(text, to: "Sources/Plain\(module)/Use.swift")
    }
  }

  /// A protocol with one requirement, a class, and what binds them.
  private static func adapter(_ name: String, _ way: Way) -> String {
    let refined = way == .plain && name != "Own" ? "Valued, Sendable" : "AnyObject, Sendable"
    let declaration = "protocol \(name)Port: \(refined) { var value: Int { get } }\n"
    let body = "final class \(name)Adapter: \(name)Port { let value = 1 }\n"
    switch way {
    case .plain: return declaration + body
    case .macro: return declaration + "@Adapter((any \(name)Port).self)\n" + body
    case .byHand:
      return declaration + body + """
        enum \(name)Binding {
          @section("sk_records") @used
          private static let record: AdapterRecord.Layout = (
            1, 1, \(hint("\(name)Port")), 0, { out in AdapterRecord.declare(out, (any \(name)Port).self) { \(name)Adapter() } }
          )
        }

        """
    }
  }

  private static func hint(_ name: String) -> String {
    "0x" + String(name.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }, radix: 16)
  }

  /// Prints the time of its first lookup in nanoseconds, that of 5,000 inserts into a dictionary, and its resident memory
  /// in kilobytes.
  private static func program(looksUp: String?, declares: String, imports: String = "", uses: String = "") -> String {
    """
    import Foundation
    import ServiceKit
    \(imports)
    \(declares)
    protocol Absent: AnyObject, Sendable {}
    func nanoseconds(_ duration: Duration) -> Int64 {
      duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
    }
    @inline(never) func inserts() -> Int {
      var table: [UInt32: Int] = [:]
      for value in 0..<5_000 { table[UInt32(truncatingIfNeeded: value &* 2_654_435_761)] = value }
      return table.count
    }
    let clock = ContinuousClock()
    let first = try clock.measure { \(looksUp.map { "_ = try AdapterRegistry.main.requiredAdapter((any \($0)Port).self)" } ?? "") }
    var count = inserts()
    let yardstick = clock.measure { count &+= inserts() }
    \(uses.isEmpty ? "" : "count &+= \(uses)")
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let memory = status.split(separator: "\\n").first { $0.hasPrefix("VmRSS:") }?.filter(\\.isNumber) ?? "0"
    print(nanoseconds(first), nanoseconds(yardstick), memory, count)

    """
  }

  private var manifest: String {
    let own = ".product(name: \"ServiceKit\", package: \"ServiceKit\")"
    var targets = [".executableTarget(name: \"\(Self.empty)\", dependencies: [\(own)])"]
    for way in Way.allCases {
      let names = (0..<modules).map { "\(way.rawValue)\($0)" }
      targets += names.map { ".target(name: \"\($0)\", dependencies: [\(own)])" }
      let all = names.map { "\"\($0)\", " }.joined()
      targets += Self.products(way).map { ".executableTarget(name: \"\($0)\", dependencies: [\(all)\(own)])" }
    }
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Scale", platforms: [.macOS("15.4")], dependencies: [.package(path: "ServiceKit")],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ])

      """
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
