package import LinkedRecords
package import RecordFormat

/// The descriptions of images, each read when something of it is to be listed or reported.
package enum Descriptions {
  private static let known = Guarded<[UInt: [UInt64: RecordDescription]]>([:])

  /// The description of a record of an image; nil where the image was built without them.
  package static func description(_ identity: UInt64, in image: LinkedImage) -> RecordDescription? {
    let address = image.descriptionsAddress
    guard identity != 0, address != 0 else { return nil }
    if let all = known.withLock({ $0[address] }) { return all[identity] }
    let all = image.descriptions()
    known.withLock { $0[address] = all }
    return all[identity]
  }
}
