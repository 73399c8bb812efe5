import Foundation
import Testing

@Suite(.serialized) struct ProductsLargeInputTests {
  private static let size = 50_000_000

  /// The most virtual memory, in KiB, that a product may use here: less than the document and an empty process need
  /// together.
  private static let memory = 170_000

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a feed of about 50 MB: many items, or one with a single text.
  private func largeFeed(inOneItem: Bool) throws -> String {
    let path = try folder.written(
      "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Large</title>\(inOneItem ? "<item><description>" : "")",
      as: "large.xml")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    let text = String(repeating: "Neither short nor sweet. ", count: 40)
    let piece =
      inOneItem
      ? text : "<item><title>T</title><link>https://large.example/</link><description>\(text)</description></item>\n"
    let block = Data(String(repeating: piece, count: 100).utf8)
    for _ in 0...(Self.size / block.count) { try handle.write(contentsOf: block) }
    try handle.write(contentsOf: Data("\(inOneItem ? "</description></item>" : "")</channel></rss>".utf8))
    try handle.close()
    return path
  }

  @Test("Standard reads 50 MB in less memory than the document itself would need", arguments: [true, false])
  func boundedMemory(inOneItem: Bool) throws {
    let path = try largeFeed(inOneItem: inOneItem)
    let run = try ProductRun(
      script: "ulimit -v \(Self.memory); exec \"$STANDARD\" --feed - --limit 2 --format json < '\(path)'")
    #expect(run.status == 0, "\(run.errors.prefix(2_000))")
    #expect((try run.json["items"] as? [Any])?.count == (inOneItem ? 1 : 2))
  }

  @Test("Lite refuses 50 MB and names its cap")
  func cap() throws {
    let path = try largeFeed(inOneItem: false)
    let run = try ProductRun(.lite, "--feed", path)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Lite: \(path):"))
    #expect(run.errors.contains("4000000 bytes"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
