import Foundation
import Testing

@testable import Scaffolding

/// Committed files that are made by the program, in a folder of `Tests/Fixtures/New`.
///
/// With `SERVICEKIT_RECORD=1` in the environment they are written anew in place of being compared.
struct RecordedFiles {
  private let folder: URL

  init(_ name: String) { folder = Repository.fixtures.appending(path: name) }

  /// The folder has these files, and no others.
  func check(_ changes: [FileChange], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Repository.isRecording { try record(changes) }
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { !isFolder($0) }
    #expect(
      Set(names) == Set(changes.map(\.path)), "run the tests with SERVICEKIT_RECORD=1", sourceLocation: sourceLocation)
    for change in changes {
      let text = String(decoding: FileManager.default.contents(atPath: place(change.path)) ?? Data(), as: UTF8.self)
      #expect(text == String(decoding: change.new, as: UTF8.self), "\(change.path)", sourceLocation: sourceLocation)
    }
  }

  private func record(_ changes: [FileChange]) throws {
    try? FileManager.default.removeItem(at: folder)
    for change in changes {
      let url = URL(filePath: place(change.path))
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(change.new).write(to: url)
    }
  }

  private func place(_ path: String) -> String { "\(folder.path)/\(path)" }

  private func isFolder(_ path: String) -> Bool {
    (try? URL(filePath: place(path)).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
