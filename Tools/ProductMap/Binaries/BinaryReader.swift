package import ObjectFiles
internal import RecordFormat

/// Reads what is declared in executables, libraries and object files, without running them.
package enum BinaryReader {
  private static let records = SectionName(
    elf: RecordSection.records(machO: false), machO: RecordSection.records(machO: true))
  private static let names = SectionName(
    elf: RecordSection.names(machO: false), machO: RecordSection.names(machO: true))

  /// Reads a binary.
  ///
  /// - Parameters:
  ///   - file: its bytes.
  ///   - product: the name of the product.
  ///   - path: the path as it was given.
  /// - Returns: one value for all architectures that have the same contents, in the order of the file; mostly one.
  /// - Throws: that it is no such file, or damaged.
  /// - Complexity: O(n log n) in the declarations; the code is not read.
  package static func read(
    _ file: some ObjectFileBytes, product: String, path: String? = nil
  ) throws(ObjectFileError) -> [InspectedBinary] {
    var found: [InspectedBinary] = []
    for image in try ObjectFile.images(of: file, sections: [records, names]) {
      let binary = try read(image, product: product, path: path)
      if let index = found.firstIndex(where: { $0.hasSameContents(as: binary) }) {
        found[index].architectures += binary.architectures
      } else {
        found.append(binary)
      }
    }
    return found
  }

  /// The name of a product whose file is not named otherwise: the file's name without its extension.
  ///
  /// - Parameter path: of the file.
  /// - Returns: `Lite` of `build/Lite`.
  package static func product(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func read(
    _ image: ObjectImage, product: String, path: String?
  ) throws(ObjectFileError) -> InspectedBinary {
    let records = try BinaryRecords(image.sections[records] ?? [], isBigEndian: image.isBigEndian)
    let descriptions: (known: [RecordDescription], otherVersions: Int)
    do throws(RecordDescription.DecodingError) {
      descriptions = try RecordDescription.decode(image.sections[names] ?? [])
    } catch {
      throw ObjectFileError(
        "the descriptions cannot be read: \(error)",
        waysOut: ["Build the file anew, or copy it anew: it is damaged."])
    }
    var join = DescriptionJoin(descriptions.known, product: product, path: path)
    for record in records.records { join.add(record) }
    join.passOver(descriptionsOfOtherVersions: descriptions.otherVersions, records: records.otherVersions)
    return join.result(architecture: image.architecture, records: records.records.count)
  }
}

extension InspectedBinary {
  fileprivate func hasSameContents(as other: InspectedBinary) -> Bool {
    contents == other.contents && records == other.records && passedOver == other.passedOver
  }
}
