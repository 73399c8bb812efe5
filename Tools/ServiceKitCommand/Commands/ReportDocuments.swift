import Foundation
import LintEngine
import PositionedJSON
import ReportPages

/// Finds and reads the documents that a report is made of.
struct ReportDocuments {
  /// A file that is read.
  private struct Source {
    let label: String
    /// From `/`.
    let path: String
    /// As it was given.
    let shown: String
  }

  let folder: String

  /// Reads what words of the command line name.
  ///
  /// - Parameter words: `PATH` or `LABEL=PATH`.
  /// - Returns: the documents, in the order of their points.
  /// - Throws: a word that names nothing, a file that is there twice for one point, and all that is wrong with documents.
  func documents(_ words: [String]) throws -> [(label: String, path: String, input: ReportInput)] {
    guard !words.isEmpty else { throw UsageError("'report' needs files or folders: [LABEL=]PATH …") }
    var hasLabels = false
    var sources: [Source] = []
    for word in words {
      let (label, path) = split(word)
      hasLabels = hasLabels || label != nil
      sources += try self.sources(path, label: label)
    }
    var seen: Set<[String]> = []
    for source in sources where !seen.insert([source.label, source.path]).inserted {
      throw UsageError("'\(source.shown.shownInMessage)' is there twice, for '\(source.label.shownInMessage)'")
    }
    if !hasLabels {
      sources = sources.enumerated().sorted { left, right in
        guard left.element.label != right.element.label else { return left.offset < right.offset }
        return VersionOrder.precedes(left.element.label, right.element.label)
      }.map(\.element)
    }
    return try read(sources)
  }

  // MARK: - Finding

  /// A word that is a path is one, also with an equals sign in it.
  private func split(_ word: String) -> (label: String?, path: String) {
    guard !exists(word), let equals = word.firstIndex(of: "="), equals > word.startIndex else { return (nil, word) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: FilePath.absolute(path, in: folder))
  }

  private func sources(_ shown: String, label: String?) throws -> [Source] {
    let path = FilePath.absolute(shown, in: folder)
    guard isFolder(path) else { return [Source(label: label ?? Self.label(of: path), path: path, shown: shown)] }
    let base = shown.hasSuffix("/") ? String(shown.dropLast()) : shown
    var found: [Source] = []
    for name in try entries(of: path, shown: shown) {
      let (path, shown) = ("\(path)/\(name)", "\(base)/\(name)")
      if isFolder(path) {
        for inner in try entries(of: path, shown: shown) where inner.hasSuffix(".json") && !isFolder("\(path)/\(inner)")
        {
          found.append(Source(label: label ?? name, path: "\(path)/\(inner)", shown: "\(shown)/\(inner)"))
        }
      } else if name.hasSuffix(".json") {
        found.append(Source(label: label ?? Self.label(of: path), path: path, shown: shown))
      }
    }
    guard found.isEmpty else { return found }
    throw LintFailure("there is no JSON file in the folder, nor in a folder in it", path: shown)
  }

  private func entries(of path: String, shown: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }
        .sorted(by: VersionOrder.precedes)
    } catch {
      throw LintFailure("the folder cannot be read", path: shown)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func label(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.hasSuffix(".json") && file.count > 5 ? String(file.dropLast(5)) : file
    return VersionOrder.label(inFileName: name) ?? name
  }

  // MARK: - Reading

  private func read(_ sources: [Source]) throws -> [(label: String, path: String, input: ReportInput)] {
    var documents: [(label: String, path: String, input: ReportInput)] = []
    var errors: [LintError] = []
    for source in sources {
      do throws(LintFailure) {
        let bytes = try FileReading.bytes(source.path, shown: source.shown)
        documents.append((source.label, source.shown, try input(bytes, source.shown)))
      } catch {
        errors += error.errors
      }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    return documents
  }

  private func input(_ bytes: [UInt8], _ shown: String) throws(LintFailure) -> ReportInput {
    do throws(JSONError) {
      return try ReportInput(bytes)
    } catch {
      let position = LineTable(bytes).position(error.position.offset)
      throw LintFailure([
        LintError(
          error.path.isEmpty ? error.fact : "\(error.path): \(error.fact)", path: shown, position: position,
          waysOut: [
            "Give what 'servicekit lint --format json' or 'servicekit matrix --format json' writes.",
            "Give a ContainerProfile, a ModuleReport or an AdapterSnapshot as JSON, or what a product lists in their place.",
          ])
      ])
    }
  }
}
