import Foundation
import Testing

extension ImagesTests {
  /// Libraries as files: where they are, what they are called, what is in them.
  @Suite
  struct Files {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path }

    init() throws { folder = try TemporaryFolder() }

    private func run(_ name: String, _ configuration: String) throws -> ProcessRun {
      let package = try ImagesPackage(configuration)
      try package.build()
      return try package.run(name, path)
    }

    @Test(
      "A library that was opened by a relative path is found after the current folder has changed",
      arguments: ["debug", "release"])
    func moved(configuration: String) throws {
      let text = """
        Printer: printer of libPlugin
        problems: []

        """
      #expect(try run("moved", configuration).text == text)
    }

    @Test(
      "A library in C without any Swift has its adapter found, by its own constructor first",
      arguments: ["debug", "release"])
    func withoutSwift(configuration: String) throws {
      try ImagesPackage.buildLibrary("libBell.so", from: "bell.c", into: folder.url)
      let text = """
        found by its constructor: 1
        found by the program: true
        ["Bells libBell.so"]

        """
      #expect(try run("bell", configuration).text == text)
    }

    @Test("Libraries may have any name that a file may have", arguments: ["debug", "release"])
    func oddlyNamed(configuration: String) throws {
      try ImagesPackage.buildLibrary("libBell.so", from: "bell.c", into: folder.url)
      let text = #"""
        ["lib with spaces.so", "lib\'\"quoted\".so", "lib\\nof two lines.so", "lib\#u{FFFD}\#u{FFFD}.so"]
        1

        """#
      #expect(try run("oddly-named", configuration).text == text)
    }

    @Test("A library whose file was cut off while it is loaded is a problem", arguments: ["debug", "release"])
    func cut(configuration: String) throws {
      let text = """
        Printer: nothing
        'libCut.so' was not searched for adapters, since its file has no table of sections.
          Way out: Strip it with 'strip', which leaves the table of sections, or not at all.

        """
      #expect(try run("cut", configuration).text == text)
    }

    @Test("What was built with a newer version of the library is reported", arguments: ["debug", "release"])
    func newer(configuration: String) throws {
      try ImagesPackage.buildLibrary("libNewerRecords.so", from: "newer.c", into: folder.url)
      try ImagesPackage.buildLibrary("libNewerCopy.so", from: "newer.c", ["-DNEWER_COPY"], into: folder.url)
      #expect(try run("newer", configuration).text == ImagesOutput.newer)
    }

    // Everything behind the odd bytes was read as records, eight bytes off, and run.
    @Test("Of a program with something else in the section of records, none is read")
    func oddSection() throws {
      try ImagesPackage.buildReader("Whole", [], into: folder.url)
      try ImagesPackage.buildReader("Odd", ["-DODD"], into: folder.url)
      #expect(try ProcessRun("\(path)/Whole").text == "state 0, 1 records\n")
      #expect(try ProcessRun("\(path)/Odd").text == "state 5, 0 records\n")
    }

    @Test(
      "Of libraries that threads open at once, while others look up, each is found once",
      arguments: ["debug", "release"])
    func race(configuration: String) throws {
      let text = """
        Menu: menu of the program
        copies with a printer: 24 different: 24
        alive: 1
        the same: true

        """
      #expect(try run("race", configuration).text == text)
    }
  }
}
