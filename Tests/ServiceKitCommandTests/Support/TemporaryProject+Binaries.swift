import Foundation
import MadeBinaries
import RecordFormat

extension TemporaryProject {
  /// Writes a file of bytes.
  func write(_ bytes: [UInt8], to path: String) throws {
    try write("", to: path)
    try Data(bytes).write(to: URL(filePath: folder).appending(path: path))
  }

  /// Writes an executable with some declarations.
  func write(_ descriptions: [RecordDescription], to path: String) throws {
    try write(MadeProduct(descriptions).elf, to: path)
  }
}

/// Declarations of two products.
enum MadeProducts {
  static let rendering = RecordDescription.requirement(
    "any RenderAdapter", of: "FeedSession", "renderer", at: "FeedReader/FeedSession.swift", line: 9)
  static let playback = RecordDescription.requirement(
    "any PlaybackAdapter", isRequired: false, of: "FeedSession", "playback", at: "FeedReader/FeedSession.swift",
    line: 10)
  static let header = RecordDescription.component("header", "Header", at: "FeedReader/Header.swift", line: 4)
  static let share = RecordDescription.module(
    "7", "ShareModule", [("policy", ".reuse")], at: "Share/Share.swift", line: 5)
  static let show = RecordDescription.handler(
    "ShowItem", "show", [("target", "ShareModule"), ("state", "night")], at: "Share/Share.swift", line: 12)
  static let plain = RecordDescription.adapter(
    "PlainRendering", for: ["any RenderAdapter"], scope: "host", host: "any FeedSessionCapabilities",
    at: "Lite/PlainRendering.swift", line: 7)
  static let terminal = RecordDescription.adapter(
    "TerminalRendering", for: ["any RenderAdapter"], at: "Standard/TerminalRendering.swift", line: 8)

  static let lite = [rendering, playback, header, share, show, plain]
  static let standard = [rendering, playback, header, share, show, terminal]
}
