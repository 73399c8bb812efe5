import Foundation

/// A generated package with many adapters: the same classes bound by the macro, bound by records that are written by hand,
/// and not bound at all.
///
/// Each way has its own targets and a product, which declares one more adapter and looks that one up. What is generated
/// depends on the numbers alone.
struct ScalePackage {
  /// How a class comes to be known under its protocol.
  enum Way: String, CaseIterable {
    case macro = "Macro"
    case byHand = "ByHand"
    /// A plain class with its conformance, and a function that makes it as its protocol.
    case plain = "Plain"

    var title: String {
      switch self {
      case .macro: "`@Adapter`"
      case .byHand: "record by hand"
      case .plain: "not registered"
      }
    }

    var product: String { "\(rawValue)Product" }
  }

  let modules: Int
  let folder: URL

  /// A product without any adapter.
  static let empty = "Empty"

  /// Writes all files; those of an earlier call are replaced.
  ///
  /// - Parameters:
  ///   - adapters: how many there are in the targets together.
  ///   - repository: where ServiceKit is.
  /// - Throws: what the file system says.
  func write(adapters: Int, dependingOn repository: URL) throws {
    let link = folder.appendingPathComponent("ServiceKit")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: link)
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("Sources"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository)
    try write(manifest, to: "Package.swift")
    try write(Self.program(looksUp: false, declares: ""), to: "Sources/\(Self.empty)/main.swift")
    for way in Way.allCases {
      for module in 0..<modules {
        try writeModule(module, way, numbers: Array(stride(from: module, to: adapters, by: modules)))
      }
      let text = Self.program(looksUp: way != .plain, declares: Self.adapter("Own", way))
      try write(text, to: "Sources/\(way.product)/main.swift")
    }
  }

  private func writeModule(_ module: Int, _ way: Way, numbers: [Int]) throws {
    try write("import ServiceKit\n\nenum Part {}\n", to: "Sources/\(way.rawValue)\(module)/Part.swift")
    let perFile = 50
    for start in stride(from: 0, to: numbers.count, by: perFile) {
      let part = numbers[start..<min(start + perFile, numbers.count)]
      let text = "import ServiceKit\n\n" + part.map { Self.adapter("Number\($0)", way) }.joined(separator: "\n")
      try write(text, to: "Sources/\(way.rawValue)\(module)/Part\(start / perFile).swift")
    }
  }

  /// A protocol with one requirement, a class, and what binds them.
  private static func adapter(_ name: String, _ way: Way) -> String {
    let access = way == .plain ? "public " : ""
    let declaration = "\(access)protocol \(name)Port: AnyObject, Sendable { var value: Int { get } }\n"
    let body = "final class \(name)Adapter: \(name)Port { let value = 1 }\n"
    switch way {
    case .plain: return declaration + body + "public func make\(name)() -> any \(name)Port { \(name)Adapter() }\n"
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
  private static func program(looksUp: Bool, declares: String) -> String {
    """
    import Foundation
    import ServiceKit

    \(declares)
    func nanoseconds(_ duration: Duration) -> Int64 {
      duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
    }
    @inline(never) func inserts() -> Int {
      var table: [UInt32: Int] = [:]
      for value in 0..<5_000 { table[UInt32(truncatingIfNeeded: value &* 2_654_435_761)] = value }
      return table.count
    }
    let clock = ContinuousClock()
    let first = try clock.measure { \(looksUp ? "_ = try AdapterRegistry.main.requiredAdapter((any OwnPort).self)" : "") }
    var count = inserts()
    let yardstick = clock.measure { count &+= inserts() }
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
      targets.append(".executableTarget(name: \"\(way.product)\", dependencies: [\(all)\(own)])")
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
