import Foundation
import Testing

/// The plug-ins of the package manager, in a package that uses them.
///
/// https://github.com/realm/SwiftLint/issues/5329
/// https://github.com/realm/SwiftLint/issues/4973
@Suite(.serialized) struct PlugInTests {
  private static let question = """
    Sources/Greeting/Greeting.swift:1:1: error: '#if LITE' in shared code asks for the product 'LITE' (product-flag)
      in products Lite, Standard
    """

  @Test func `A build lints a target once, again when it changes, and writes into its own folder only`() throws {
    let package = try PlugInPackage()
    let before = try package.files()
    let source = try package.text(of: "Sources/Greeting/Greeting.swift")
    // Whatever an earlier run has left, all is linted.
    for target in ["Greeting", "Lite", "Standard"] {
      let file = "Sources/\(target)/\(target == "Greeting" ? "" : target)Greeting.swift"
      try package.write(try package.text(of: file) + "// \(UUID())\n", to: file)
    }
    let first = try package.swift("build")
    #expect(first.status == 0, "\(first.text)\(first.errorText)")
    #expect(package.linted(by: first) == ["Greeting", "Lite", "Standard"])
    // The package manager links the tool again in the build after the first, and a changed tool is a reason to lint.
    _ = try package.swift("build")
    #expect(package.linted(by: try package.swift("build")) == [])
    try package.write(source + "// A comment.\n", to: "Sources/Greeting/Greeting.swift")
    #expect(package.linted(by: try package.swift("build")) == ["Greeting"])
    #expect(try package.files() == before)
    #expect(try package.resourceBundles() == [])
  }

  @Test func `A build fails with what is found in a target`() throws {
    let package = try PlugInPackage()
    let source = try package.text(of: "Sources/Greeting/Greeting.swift")
    try package.write("#if LITE\n#endif\n" + source, to: "Sources/Greeting/Greeting.swift")
    let build = try package.swift("build")
    #expect(build.status != 0)
    #expect((build.text + build.errorText).contains(Self.question), "\(build.text)\(build.errorText)")
  }

  @Test func `The lint command shows what is wrong in the whole package, and fails`() throws {
    let package = try PlugInPackage()
    let clean = try package.swift("package", ["lint", "--strict"])
    #expect(clean.status == 0 && (clean.text + clean.errorText).contains("no findings in 7 files"))
    try FileManager.default.removeItem(at: package.root.appendingPathComponent("Sources/Lite/LiteGreeting.swift"))
    let broken = try package.swift("package", ["lint"])
    #expect(broken.status != 0)
    #expect((broken.text + broken.errorText).contains("(missing-binding)"), "\(broken.text)\(broken.errorText)")
  }

  @Test func `The adapters command builds the products and shows what each binds`() throws {
    let package = try PlugInPackage()
    let run = try package.swift("package", ["adapters", "--format", "json"])
    #expect(run.status == 0, "\(run.errorText)")
    for adapter in ["StandardGreeting", "LiteGreeting"] { #expect(run.text.contains(adapter), "\(run.text)") }
    let one = try package.swift("package", ["adapters", "Lite"])
    #expect(one.text.contains("LiteGreeting") && !one.text.contains("StandardGreeting"), "\(one.text)\(one.errorText)")
    let unknown = try package.swift("package", ["adapters", "Light"])
    #expect(unknown.status != 0)
    #expect(
      unknown.errorText.contains("the package has no executable product 'Light'; known are Lite, Standard"),
      "\(unknown.errorText)")
  }

  @Test func `The new command writes what the tool writes`() throws {
    let package = try PlugInPackage()
    let arguments = ["--allow-writing-to-package-directory", "new", "adapter", "Farewell"]
    let dry = try package.swift("package", arguments + ["--dry-run"])
    #expect(dry.status == 0 && (dry.text + dry.errorText).contains("protocol FarewellService"), "\(dry.errorText)")
    let files = try package.files()
    #expect(!files.contains { $0.contains("Farewell") })
    let run = try package.swift("package", arguments)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
    #expect(try package.files().contains { $0.contains("Farewell") })
  }
}
