import Foundation
import Testing

/// Binaries of the C and C++ compilers and of several linkers, as the tool reads them.
@Suite struct InspectCompiledTests {
  private static let source = """
    #include "sk_adapter.h"
    #define BELL "Bell"
    typedef struct { void (*ring)(void *); } bell_functions;
    static const bell_functions functions = {0};
    static void *make(void) { return 0; }
    SK_C_ADAPTER(brass_bell, "CBells", BELL, functions, make, 0)
    SK_C_REQUIREMENT(early_bell, "CBells", BELL, bell_functions)
    int main(void) { return 0; }

    """

  private static let tables = """
    : 1 binding, 1 requirement, 0 components, 0 modules, 0 handlers

    PROTOCOL  ADAPTER     SCOPE        DECLARED AT
    Bell      brass_bell  application  CBells/bells.c:6

    NEEDED  USE       BY          DECLARED AT
    Bell    required  early_bell  CBells/bells.c:7

    """

  /// Compiles the source, and returns what the tool says of the result.
  private static func inspected(
    _ options: [String], compiler: String = "clang", file: String = "bells.c", arguments: [String] = []
  ) throws -> ProcessRun {
    let folder = try TemporaryFolder()
    try folder.write(source, to: file)
    let headers = PackageLayout.root.appendingPathComponent("Sources/CLinkedRecords/include").path
    let compiled = try ProcessRun(
      compiler, ["-Wall", "-Wextra", "-Werror", "-I", headers, file, "-o", "bells"] + options, folder: folder.url)
    try #require(compiled.status == 0, "\(compiled.errorText)")
    return try BuiltTool.run(["inspect", "bells"] + arguments, folder: folder.url)
  }

  #if os(Linux)
    @Test(arguments: [
      ["-O0"], ["-O2", "-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"], ["-shared", "-fPIC"], ["-c"],
      ["-s"],
      ["-fuse-ld=lld", "-O2", "-Wl,--gc-sections"], ["-flto", "-fuse-ld=lld"], ["-static"],
    ])
    func `What C declares is read out of executables, libraries and object files`(options: [String]) throws {
      let run = try Self.inspected(options)
      #expect(run.status == 0 && run.text.hasSuffix(Self.tables), "\(run.text)\(run.errorText)")
    }

    @Test func `What C++ declares is read alike`() throws {
      let run = try Self.inspected(["-std=c++17"], compiler: "clang++", file: "bells.cpp")
      let tables = Self.tables.replacing("CBells/bells.c:", with: "CBells/bells.cpp:")
      #expect(run.text.hasSuffix(tables), "\(run.text)\(run.errorText)")
    }
  #endif

  @Test(arguments: ["arm64", "x86_64"])
  func `Object files for another platform are read`(architecture: String) throws {
    let run = try Self.inspected(["-target", "\(architecture)-apple-macos15", "-ffreestanding", "-c"])
    #expect(run.text == "bells (\(architecture))" + Self.tables, "\(run.errorText)")
  }

  @Test func `Descriptions can be left out of C, too`() throws {
    let run = try Self.inspected(["-c", "-DSERVICEKIT_NO_DESCRIPTIONS"])
    #expect(
      run.text.hasSuffix(
        """
        : 0 bindings, 0 requirements, 0 components, 0 modules, 0 handlers

        not shown: 1 adapter in C without a description
        not shown: 1 requirement in C without a description

        """), "\(run.text)\(run.errorText)")
    let check = try Self.inspected(["-c", "-DSERVICEKIT_NO_DESCRIPTIONS"], arguments: ["--check"])
    #expect(check.text == "no findings in 1 product\n")
  }

  @Test(arguments: [(["-c", "-emit-llvm"], "LLVM bitcode"), (["-S"], nil)] as [([String], String?)])
  func `What the compiler writes and no linker made is refused`(options: [String], name: String?) throws {
    let run = try Self.inspected(options)
    #expect(run.status == 2 && run.text.isEmpty)
    let fact = name.map { "is \($0), no executable or library" } ?? "is no executable, library or object file"
    #expect(run.errorText.hasPrefix("bells: error: the file \(fact) of ELF or Mach-O\n"), "\(run.errorText)")
  }
}
