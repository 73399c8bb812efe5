internal import LinkedRecords
internal import RecordFormat

/// The descriptions of this image, read when something is to be listed or reported.
enum Descriptions {
  static let own: [UInt64: RecordDescription] = LinkedImage.own.descriptions()
}
