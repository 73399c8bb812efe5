import Foundation

/// The compiler that built these tests, with the modules and the plug-in of the same build.
struct Compiler {
  /// What a run of the compiler said.
  struct Outcome {
    /// Each error and warning on one line: `File.swift:3: error: …`, or `File.swift:3: in @Adapter: error: …` for one in
    /// what the macro wrote.
    let diagnostics: [String]
    /// The exit status.
    let status: Int32
  }

  private let modules: URL
  private let plugin: URL
  private let moduleMap: URL
  private let executable: URL

  /// Finds the build folder that this test runs from.
  ///
  /// - Throws: ``Missing`` where something of it is not there.
  init() throws {
    let build = try Self.buildFolder()
    modules = build.appending(path: "Modules")
    plugin = build.appending(path: "ServiceKitMacros-tool")
    moduleMap = build.appending(path: "CLinkedRecords.build/module.modulemap")
    for needed in [modules.appending(path: "ServiceKit.swiftmodule"), plugin, moduleMap]
    where !FileManager.default.fileExists(atPath: needed.path) {
      throw Missing(what: needed.path)
    }
    executable = try Self.compiler()
  }

  /// What the tests need and cannot find.
  struct Missing: Error { var what: String }

  /// Compiles source texts as one module and collects what a user would read.
  ///
  /// - Parameters:
  ///   - sources: the text of each file by its name.
  ///   - module: the name of the module.
  ///   - mode: `-typecheck`, or what else to do.
  ///   - arguments: further arguments.
  ///   - folder: where the files are written; it outlives the call.
  /// - Returns: the diagnostics, without paths.
  /// - Throws: what writing the files or starting the compiler throws; what the compiler reports is no error here.
  func compile(
    _ sources: [String: String], module: String = "App", mode: [String] = ["-typecheck"], _ arguments: [String] = [],
    in folder: TemporaryFolder
  ) throws -> Outcome {
    let files = try sources.sorted { $0.key < $1.key }.map { name, text in
      let file = folder.url.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let run = try ProcessRun(
      executable,
      mode + files + [
        "-module-name", module, "-package-name", "app", "-swift-version", "6", "-parse-as-library", "-wmo",
        "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules.path, "-I", folder.url.path,
        "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
        "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(plugin.path)#ServiceKitMacros",
      ] + arguments, in: folder.url)
    return Outcome(diagnostics: Self.diagnostics(run.errors), status: run.status)
  }

  private static func buildFolder() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let images = [folder, Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    for start in images {
      folder = start
      while folder.path.count > 1 {
        if FileManager.default.fileExists(atPath: folder.appending(path: "ServiceKitMacros-tool").path) {
          return folder
        }
        folder.deleteLastPathComponent()
      }
    }
    throw Missing(what: "the build folder of \(CommandLine.arguments.first ?? "this test")")
  }

  /// The compiler beside the SwiftSyntax that this process has loaded, so that it speaks the plug-in's language.
  private static func compiler() throws -> URL {
    let candidates =
      [ProcessInfo.processInfo.environment["SWIFT_EXEC"].map { URL(filePath: $0) }].compactMap { $0 }
      + LoadedImages.paths.compactMap { path -> URL? in
        guard let range = path.range(of: "/lib/swift/host/") else { return nil }
        return URL(filePath: path[..<range.lowerBound] + "/bin/swiftc")
      }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw Missing(what: "swiftc")
    }
    return found
  }

  /// The errors and warnings in the compiler's text: without paths, columns, and what it adds behind a message.
  ///
  /// One in an expansion has the place of the attribute, which the compiler says in a note behind it.
  private static func diagnostics(_ text: String) -> [String] {
    var found: [String] = []
    var pending: String?
    for line in text.split(separator: "\n") {
      let parts = /^(.+?):(\d+):\d+: (error|warning|note): (.*?)( \(from macro '.*'\))?( \[#\w+\])?$/
      guard let match = line.wholeMatch(of: parts) else {
        if line.hasPrefix("error:") { found.append(String(line)) }
        continue
      }
      let file = match.1.split(separator: "/").last ?? ""
      if match.3 != "note" {
        if let message = pending { found.append("in an expansion: \(message)") }
        pending = nil
        let message = "\(match.3): \(match.4)"
        if file.hasPrefix("@__swiftmacro_") {
          pending = message
        } else {
          found.append("\(file):\(match.2): \(message)")
        }
      } else if let message = pending, !file.hasPrefix("@__swiftmacro_"),
        let macro = match.4.wholeMatch(of: /in expansion of macro '(\w+)' .*/)
      {
        found.append("\(file):\(match.2): in @\(macro.1): \(message)")
        pending = nil
      }
    }
    if let message = pending { found.append("in an expansion: \(message)") }
    return found
  }
}
