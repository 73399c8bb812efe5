import Foundation

#if canImport(ProductMap)
  import MadeBinaries
  import ObjectFiles
  import ProductMap
  import RecordFormat

  /// Reading what a binary of 100 MB declares, against `sha256sum` of the same file.
  enum InspectBenchmarks {
    private static let hasher = "/usr/bin/sha256sum"
    private static let size = 100_000_000
    private static let adapters = 1_000

    static func all() throws -> [Benchmark] {
      guard FileManager.default.isExecutableFile(atPath: hasher) else { return [] }
      let path = FileManager.default.temporaryDirectory.appending(path: "servicekit-benchmark-\(getpid())").path
      try Data(binary).write(to: URL(filePath: path))
      // The file has no name any more when the program ends, however it does.
      let file = try FileBytes(path: path)
      let handle = try FileHandle(forReadingFrom: URL(filePath: path))
      try FileManager.default.removeItem(atPath: path)
      return [
        Benchmark(
          name: "inspect-100MB", yardstickName: "sha256sum of the same file",
          subject: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ inspect(file) } },
          yardstick: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ hash(handle) } }, repetitions: 1, samples: 9)
      ]
    }

    /// Code that nobody reads, and the declarations of a large product.
    private static var binary: [UInt8] {
      let product = MadeProduct(
        (0..<adapters).map { number in
          .adapter("Adapter\(number)", for: ["any P\(number)"], at: "App/File\(number).swift", line: number)
        })
      var sections = product.elfSections()
      sections[0].bytes = Array(repeating: 0xC3, count: size)
      return ELFWriter(sections).bytes
    }

    private static func inspect(_ file: FileBytes) -> Int {
      let found = (try? BinaryReader.read(file, product: "App")) ?? []
      precondition(found.first?.contents.bindings.count == adapters, "The benchmark's binary is not read")
      return found.count
    }

    private static func hash(_ handle: FileHandle) -> Int {
      try? handle.seek(toOffset: 0)
      let process = Process()
      process.executableURL = URL(filePath: hasher)
      process.standardInput = handle
      process.standardOutput = FileHandle.nullDevice
      try? process.run()
      process.waitUntilExit()
      precondition(process.terminationStatus == 0, "sha256sum has failed")
      return 1
    }
  }
#else
  /// Nothing: without SwiftSyntax there is no tool.
  enum InspectBenchmarks {
    static func all() -> [Benchmark] { [] }
  }
#endif
