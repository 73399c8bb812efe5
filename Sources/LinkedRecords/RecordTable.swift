public import RecordFormat

/// The records of one kind in several images, found by hint.
///
/// A position counts through the images in their order. Images are added at the end, so a position stays what it is.
public struct RecordTable: Sendable {
  private let kind: RecordKind
  private var indexes: [RecordIndex] = []
  /// The position of each image's first record.
  private var starts: [Int] = []
  private var count = 0

  /// Indexes the records of one kind.
  ///
  /// - Complexity: O(n) in the records.
  public init(_ images: [LinkedImage], kind: RecordKind) {
    self.kind = kind
    for image in images { append(RecordIndex(image, kind: kind)) }
  }

  /// The images, in order.
  public var images: [LinkedImage] { indexes.map(\.image) }
  /// How many images there are.
  public var imageCount: Int { indexes.count }
  /// How many records there are, of all kinds: the position that the next image starts at.
  public var recordCount: Int { count }

  /// Adds an image at the end.
  public mutating func append(_ index: RecordIndex) {
    indexes.append(index)
    starts.append(count)
    count += index.image.recordCount
  }

  /// The positions of the records whose accessor may declare something for a hint, each once, in the order of images and
  /// in link order; see ``RecordIndex/positions(hint:)``.
  ///
  /// - Complexity: O(m) in the images, on average.
  public func positions(hint: UInt32) -> [Int] {
    if indexes.count == 1 { return indexes[0].positions(hint: hint) }
    return zip(indexes, starts).flatMap { index, start in index.positions(hint: hint).map { start + $0 } }
  }

  /// The positions of all records of the kind, continuations left out.
  ///
  /// - Complexity: O(n).
  public func allPositions() -> [Int] {
    zip(indexes, starts).flatMap { index, start in index.allPositions().map { start + $0 } }
  }

  /// The record at a position.
  ///
  /// - Complexity: O(m) in the images.
  public subscript(position: Int) -> LinkedRecord {
    let place = place(of: position)
    return indexes[place].image[position - starts[place]]
  }

  /// The image that a record is in.
  ///
  /// - Complexity: O(m) in the images.
  public func image(of position: Int) -> LinkedImage { indexes[place(of: position)].image }

  private func place(of position: Int) -> Int {
    precondition(position >= 0 && position < count, "There is no record at position \(position)")
    // The last of those that start here: an image without records starts where the next one does.
    return starts.lastIndex { $0 <= position } ?? 0
  }
}
