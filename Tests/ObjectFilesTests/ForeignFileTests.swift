import ObjectFiles
import Testing

/// Files that are often taken for executables.
@Suite struct ForeignFileTests {
  private static let archive =
    "Name the executable or the library that is linked from it, or unpack it with 'ar x' and name its members."
  private static let format = "Name a file of ELF or Mach-O: descriptions are in those only."
  private static let bitcode = "Name what is linked from it: code is made then, and its sections."

  static let kinds: [(start: [UInt8], name: String, way: String)] = [
    (Array("#!/bin/sh\nexec app\n".utf8), "a script", "Name the program that the script runs."),
    (Array("!<arch>\nlib.o/".utf8), "an archive of object files", archive),
    (Array("!<thin>\nlib.o/".utf8), "a list of object files", archive),
    (Array("MZ".utf8) + [0x90, 0], "a program for Windows", format),
    ([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0], "a WebAssembly module", format),
    (Array("BC".utf8) + [0xC0, 0xDE], "LLVM bitcode", bitcode),
    ([0xDE, 0xC0, 0x17, 0x0B], "LLVM bitcode", bitcode),
    ([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61], "a Java class", format),
    (Array("dyld_v1  arm64".utf8), "a shared cache of system libraries", "Name a library that is a file of its own."),
    (Array("PK".utf8) + [3, 4], "a ZIP archive", "Unpack it, and name the executable in it."),
    ([0x1F, 0x8B, 8], "compressed by gzip", "Unpack it first."),
  ]

  @Test(arguments: kinds)
  func `A file of another kind is named`(start: [UInt8], name: String, way: String) {
    #expect(
      Wanted.error(in: start)
        == ObjectFileError("the file is \(name), no executable or library of ELF or Mach-O", waysOut: [way]))
  }

  @Test(arguments: [Array("{}".utf8), [0x7F], [0xCF, 0xFA, 0xED], [0, 0, 0, 0], [0xCA, 0xFE]])
  func `Any other file is none`(bytes: [UInt8]) {
    #expect(
      Wanted.error(in: bytes)
        == ObjectFileError(
          "the file is no executable, library or object file of ELF or Mach-O",
          waysOut: ["Name the executable or the library that the build made."]))
  }
}
