import Foundation
import Testing

/// The header that other languages include.
struct HeaderTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CLinkedRecords/include")

  @Test(
    "The header compiles without a warning as C and as C++",
    arguments: [("clang", "c11", "c"), ("clang++", "c++17", "c++"), ("clang++", "c++20", "c++")])
  func compiles(_ compiler: String, _ standard: String, _ language: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).h")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      #include "sk_adapter.h"
      typedef struct functions { int (*one)(void *); } functions;
      static int one(void *instance) { return instance != 0; }
      static void *make(void) { return 0; }
      static void end(void *instance) { (void)instance; }
      static const functions table = {one};
      SK_C_ADAPTER(example, "Module", "Service", table, make, end)
      SK_C_ADAPTER(another, "Module", "Other", table, make, 0)

      """
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      compiler, "-x", language, "-std=\(standard)", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I",
      Self.sources.path, file.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }
}
