import MadeBinaries
import ObjectFiles
import ProductMap
import RecordFormat

/// A product with one of everything, and what goes wrong with it.
enum MadeApp {
  static let player = RecordDescription.adapter(
    "VideoPlayer", for: ["any Player"], scope: "host", host: "any Session", at: "App/Player.swift", line: 3)
  static let playing = RecordDescription.requirement("any Player", of: "Page", "player", at: "Feed/Page.swift", line: 9)
  static let header = RecordDescription.component("header", "Header", at: "Feed/Header.swift", line: 4)
  static let share = RecordDescription.module(
    "7", "ShareModule", [("policy", ".reuse"), ("requires", "login")], at: "Share/ShareModule.swift", line: 5)
  static let show = RecordDescription.handler(
    "ShowItem", "show", [("target", "ShareModule"), ("state", "focusTitle"), ("variant", "newPlayer=on")],
    at: "Share/ShareModule.swift", line: 12)

  static let all = [player, playing, header, share, show]

  /// What is in a binary of one architecture.
  static func read(_ bytes: [UInt8], as product: String = "App") throws(ObjectFileError) -> InspectedBinary {
    try BinaryReader.read(bytes, product: product)[0]
  }

  /// What is in a product of these declarations.
  static func product(_ descriptions: [RecordDescription], named name: String = "App") throws -> InspectedBinary {
    try read(MadeProduct(descriptions).elf, as: name)
  }

  /// What the checks find in a product of these declarations.
  static func findings(
    _ descriptions: [RecordDescription], owners: ModuleOwners = ModuleOwners(products: ["App"])
  ) throws -> [ProductFinding] {
    ProductChecks(owners: owners).findings(in: [try product(descriptions)])
  }
}
