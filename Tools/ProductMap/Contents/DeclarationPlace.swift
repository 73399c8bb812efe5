/// Where something is declared.
package struct DeclarationPlace: Codable, Hashable, Comparable, Sendable {
  /// The Swift module; of a C file its target.
  package var module: String
  /// `Module/File.swift`, as `#fileID` has it: never a path of the machine that built it.
  package var file: String
  /// From 1.
  package var line: Int

  package init(module: String, file: String, line: Int) {
    self.module = module
    self.file = file
    self.line = line
  }

  /// It is in a file of C, C++ or Objective-C.
  package var isClang: Bool { !file.hasSuffix(".swift") }

  /// By module, then file, then line.
  package static func < (left: Self, right: Self) -> Bool {
    (left.module, left.file, left.line) < (right.module, right.file, right.line)
  }
}
