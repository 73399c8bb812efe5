/// Where a package finds ServiceKit.
package struct ServiceKitLocation: Hashable, Sendable {
  /// The element of the array `dependencies` of the manifest.
  package let dependency: String
  /// The name by which the manifest asks for its products.
  package let identity: String
  /// It is in a folder of this machine.
  package let isPath: Bool

  /// Makes sense of `--servicekit`.
  ///
  /// - Parameters:
  ///   - text: a path, or a URL with `@` and a version, `@exact:` and a version, or `@branch:` and a name behind it.
  ///   - folder: the folder that paths begin in, as seen from the new package.
  ///   - name: the name of the folder that a path leads to, for a path that ends in no name, such as `.`.
  /// - Throws: what it should have been.
  package init(_ text: String, pathsFrom folder: String, name: String? = nil) throws(ScaffoldingError) {
    if let forbidden = text.unicodeScalars.first(where: { "\"\\\n\r\t\0".unicodeScalars.contains($0) || $0.value < 32 })
    {
      throw ScaffoldingError(
        "--servicekit has a character that no path and no URL should have, number \(forbidden.value)")
    }
    if let (url, requirement) = try Self.remote(text) {
      dependency = ".package(url: \"\(url)\", \(requirement))"
      identity = try Self.identity(url)
      isPath = false
    } else {
      let path = text.hasPrefix("/") ? text : Self.joined(folder, text)
      dependency = ".package(path: \"\(path)\")"
      let isNamed = path.split(separator: "/").last != ".."
      identity = try Self.identity(isNamed ? path : name ?? path)
      isPath = true
    }
  }

  private static func remote(_ text: String) throws(ScaffoldingError) -> (url: String, requirement: String)? {
    guard text.contains("://") || text.hasPrefix("git@") else { return nil }
    // An `@` before the last `/` or `:` is that of a user.
    let start = text.lastIndex { $0 == "/" } ?? text.startIndex
    guard let at = text[start...].lastIndex(of: "@") else {
      throw ScaffoldingError(
        "--servicekit '\(text)' says no version; write \(text)@0.1.0, \(text)@exact:0.1.0 or \(text)@branch:main")
    }
    let url = String(text[..<at])
    let wanted = String(text[text.index(after: at)...])
    if let branch = value("branch:", wanted) { return (url, "branch: \"\(branch)\"") }
    if let revision = value("revision:", wanted) { return (url, "revision: \"\(revision)\"") }
    let version = value("exact:", wanted) ?? value("from:", wanted) ?? wanted
    guard isVersion(version) else {
      throw ScaffoldingError(
        "--servicekit: '\(wanted)' is no version; write for example 0.1.0, exact:0.1.0, branch:main or revision:…")
    }
    return (url, "\(wanted.hasPrefix("exact:") ? "exact" : "from"): \"\(version)\"")
  }

  private static func value(_ prefix: String, _ text: String) -> String? {
    text.hasPrefix(prefix) && text.count > prefix.count ? String(text.dropFirst(prefix.count)) : nil
  }

  /// Three numbers, and what semantic versioning allows behind them.
  private static func isVersion(_ text: String) -> Bool {
    let core = text.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false)
    return core.count == 3 && core.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
  }

  /// The last part of a path or a URL, without `.git`.
  private static func identity(_ location: String) throws(ScaffoldingError) -> String {
    let last = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
    let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    guard !name.isEmpty, name != ".." else {
      throw ScaffoldingError("--servicekit '\(location)' does not end in the name of a package")
    }
    return name
  }

  /// A path without `.`, and without a `..` behind a name.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in "\(folder)/\(path)".split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
