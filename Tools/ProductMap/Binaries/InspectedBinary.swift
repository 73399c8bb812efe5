/// What is declared in a binary.
package struct InspectedBinary: Encodable, Hashable, Sendable {
  package var contents: ProductContents
  /// The architectures that have these contents, in the order of the file.
  package var architectures: [String]
  /// What was passed over, a sentence each.
  package var passedOver: [String]
  /// Records of all kinds, also those without a description.
  package var records: Int

  private enum CodingKeys: String, CodingKey { case architectures, passedOver, records }

  /// Writes the contents, and the rest beside them.
  package func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(architectures, forKey: .architectures)
    try container.encode(passedOver, forKey: .passedOver)
    try container.encode(records, forKey: .records)
  }
}
