import Foundation
import Testing

@testable import ReportPages

@Suite("Styles and scripts of pages")
struct PageAssetTests {
  static let assets: [String: PageAsset] = [
    "baseStyle": .baseStyle, "matrixStyle": .matrixStyle, "matrixScript": .matrixScript,
    "reportStyle": .reportStyle,
  ]

  // The browser refuses a style or a script whose hash is another.
  @Test("The hash beside each text is its own, as sha256sum computes it", arguments: assets.keys.sorted())
  func hash(name: String) throws {
    let asset = try #require(Self.assets[name])
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(asset.text.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let digits = Array(text.prefix(64))
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
    #expect(asset.hash == Data(bytes).base64EncodedString(), "\(name) has another hash")
  }

  @Test("No text ends the element that it is in", arguments: assets.keys.sorted())
  func ends(name: String) throws {
    let asset = try #require(Self.assets[name])
    #expect(!asset.text.contains("</"))
  }
}
