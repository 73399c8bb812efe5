internal import LintEngine
internal import PositionedJSON

/// The list of products in `.servicekit.json`.
struct ConfiguredProducts {
  private let bytes: [UInt8]?

  init(_ package: PackageOutline) { bytes = package.configurationBytes }

  /// The file with one product more.
  ///
  /// - Parameters:
  ///   - name: the new product.
  ///   - source: the product that it is a copy of.
  ///   - swap: swaps their names.
  /// - Returns: nil where the file does not list the other product.
  /// - Throws: that it is no JSON.
  func adding(_ name: String, like source: String, _ swap: NameSwap) throws -> FileChange? {
    guard let bytes else { return nil }
    guard let products = try JSONDocument(bytes).root["products"] else { return nil }
    let last: ArraySlice<UInt8>
    let first: Int
    let text: String
    if let item = products.items.last {
      guard products.items.contains(where: { (try? $0.string()) == source }) else { return nil }
      (last, first, text) = (item.bytes, item.bytes.startIndex, "\"\(name)\"")
    } else if let member = products.members.last, let value = products[source] {
      (last, first) = (member.value.bytes, member.key.bytes.startIndex)
      text = "\"\(name)\": \(swap.prose(String(decoding: value.bytes, as: UTF8.self)))"
    } else {
      return nil
    }
    let insertion = TextInsertion(offset: last.endIndex, text: "," + Self.space(before: first, in: bytes) + text)
    let new = [insertion].applied(to: String(decoding: bytes, as: UTF8.self))
    return FileChange(path: ConfigurationFile.name, old: bytes, new: Array(new.utf8))
  }

  /// The line break and the spaces before a value that begins its line; else one space.
  private static func space(before offset: Int, in bytes: [UInt8]) -> String {
    let spaces = bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return spaces.contains(0x0A) ? String(decoding: spaces.reversed(), as: UTF8.self) : " "
  }
}
