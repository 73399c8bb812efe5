import Foundation

/// Reads the targets of an Xcode project.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  private let main: Object
  /// The folder of the project, from the root; empty for the root.
  private let folder: String
  /// The path of each file and group, from the root.
  private let paths: [String: String]

  /// Reads `project.pbxproj`; nil where the text is none.
  init?(_ source: SourceFile) {
    let parts = source.path.split(separator: "/")
    folder = parts.dropLast(2).joined(separator: "/")
    guard Self.isShallow(source.bytes),
      let list = unsafe try? PropertyListSerialization.propertyList(from: Data(source.bytes), options: [], format: nil),
      let whole = list as? [String: Any], let all = whole["objects"] as? [String: Any],
      let root = whole["rootObject"] as? String, let main = all[root] as? [String: Any]
    else { return nil }
    objects = all.compactMapValues { $0 as? [String: Any] }
    self.main = main
    paths = Self.paths(objects, from: main["mainGroup"] as? String, in: folder)
  }

  /// The applications, tools, frameworks and libraries, in the order of the project.
  ///
  /// - Parameter files: all source files below the root.
  /// - Returns: the targets; extensions and tests are left out.
  func targets(among files: [String]) -> [ProposedTarget] {
    var taken: Set<String> = []
    return identifiers(main["targets"]).compactMap { identifier in
      guard let target = objects[identifier], let name = target["name"] as? String,
        let kind = Self.kind(of: target["productType"] as? String ?? "")
      else { return nil }
      var members = self.members(of: target, identifier, among: files)
      if kind == .module {
        // A file that two libraries compile cannot be in two modules.
        members.subtract(taken)
        taken.formUnion(members)
      }
      let dependencies = identifiers(target["dependencies"]).compactMap { dependency in
        (objects[dependency]?["target"] as? String).flatMap { objects[$0]?["name"] as? String }
      }
      let packages = identifiers(target["packageProductDependencies"]).compactMap {
        objects[$0]?["productName"] as? String
      }
      return ProposedTarget(
        name: name, kind: kind, patterns: FolderCover.patterns(of: members, among: files), flags: flags(of: target),
        dependencies: dependencies + packages)
    }
  }

  private static func kind(of productType: String) -> ProposedTarget.Kind? {
    switch productType.split(separator: "-").last.map(String.init) ?? "" {
    case "type.application", "type.tool": .product
    case "type.framework", "type.framework.static", "type.library.static", "type.library.dynamic": .module
    default: nil
    }
  }

  // MARK: - Files

  private func members(of target: Object, _ identifier: String, among files: [String]) -> Set<String> {
    let phases = identifiers(target["buildPhases"]).filter { objects[$0]?["isa"] as? String == "PBXSourcesBuildPhase" }
    let built = phases.flatMap { identifiers(objects[$0]?["files"]) }
    var members = Set(built.compactMap { (objects[$0]?["fileRef"] as? String).flatMap { paths[$0] } })
    let own = Set(identifiers(target["fileSystemSynchronizedGroups"]))
    for (group, object) in objects where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      let exceptions = exceptions(of: object, for: identifier).map { "\(path)/\($0)" }
      if own.contains(group) {
        members.formUnion(files.filter { $0.hasPrefix(path + "/") })
        members.subtract(exceptions)
      } else {
        members.formUnion(exceptions)
      }
    }
    return members.intersection(files)
  }

  /// What a folder that the project follows does not give to its own targets, or gives to others.
  private func exceptions(of group: Object, for target: String) -> [String] {
    identifiers(group["exceptions"]).compactMap { objects[$0] }.filter { $0["target"] as? String == target }
      .flatMap { identifiers($0["membershipExceptions"]) }
  }

  private static func paths(_ objects: [String: Object], from main: String?, in folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    var queue = main.map { [($0, folder)] } ?? []
    while let (identifier, parent) = queue.popLast() {
      guard let object = objects[identifier], paths[identifier] == nil else { continue }
      let tree = object["sourceTree"] as? String ?? "<group>"
      guard tree == "<group>" || tree == "SOURCE_ROOT" else { continue }
      let base = tree == "SOURCE_ROOT" ? folder : parent
      let path = joined(base, object["path"] as? String ?? "")
      paths[identifier] = path
      queue += ((object["children"] as? [String]) ?? []).map { ($0, path) }
    }
    return paths
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  // MARK: - Flags

  private func flags(of target: Object) -> [String] {
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let flags = identifiers(list?["buildConfigurations"]).map { configuration -> Set<String> in
      let settings = objects[configuration]?["buildSettings"] as? Object ?? [:]
      return Set(
        ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "GCC_PREPROCESSOR_DEFINITIONS"].flatMap {
          BuildFlags.names(settings[$0])
        })
    }
    guard let first = flags.first else { return [] }
    return flags.dropFirst().reduce(first) { $0.intersection($1) }.sorted()
  }

  private func identifiers(_ value: Any?) -> [String] { value as? [String] ?? [] }

  /// The reader of property lists descends as deep as the text is nested.
  private static func isShallow(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
      if depth > 100 { return false }
    }
    return true
  }
}
