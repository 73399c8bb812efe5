/// Files that are often taken for executables, by their first bytes.
enum ForeignFile {
  private static let kinds: [(start: [UInt8], name: String, advice: String)] = [
    (Array("#!".utf8), "a script", "Name the program that the script runs."),
    (Array("!<arch>\n".utf8), "an archive of object files", archiveAdvice),
    (Array("!<thin>\n".utf8), "a list of object files", archiveAdvice),
    (Array("MZ".utf8), "a program for Windows", formatAdvice),
    ([0, 0x61, 0x73, 0x6D], "a WebAssembly module", formatAdvice),
    (Array("BC".utf8) + [0xC0, 0xDE], "LLVM bitcode", bitcodeAdvice),
    ([0xDE, 0xC0, 0x17, 0x0B], "LLVM bitcode", bitcodeAdvice),
    ([0xCA, 0xFE, 0xBA, 0xBE], "a Java class", formatAdvice),
    (Array("dyld_v1".utf8), "a shared cache of system libraries", "Name a library that is a file of its own."),
    (Array("PK".utf8) + [3, 4], "a ZIP archive", "Unpack it, and name the executable in it."),
    ([0x1F, 0x8B], "compressed by gzip", "Unpack it first."),
  ]

  private static let archiveAdvice =
    "Name the executable or the library that is linked from it, or unpack it with 'ar x' and name its members."
  private static let formatAdvice = "Name a file of ELF or Mach-O: descriptions are in those only."
  private static let bitcodeAdvice = "Name what is linked from it: code is made then, and its sections."

  /// What is said of a file that is neither ELF nor Mach-O.
  ///
  /// - Parameters:
  ///   - start: its first bytes.
  ///   - name: what messages call it.
  /// - Returns: the error.
  static func error(_ start: [UInt8], name: String) -> ObjectFileError {
    guard let kind = kinds.first(where: { start.starts(with: $0.start) }) else {
      return ObjectFileError(
        "\(name) is no executable, library or object file of ELF or Mach-O",
        waysOut: ["Name the executable or the library that the build made."])
    }
    return ObjectFileError(
      "\(name) is \(kind.name), no executable or library of ELF or Mach-O", waysOut: [kind.advice])
  }
}
