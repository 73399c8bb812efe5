import LinkedRecords
import RecordFormat
import Testing

/// The records of several images.
struct RecordTableTests {
  private func image(_ hints: UInt32...) -> LinkedImage { MadeImage.image(hints.map { MadeImage.record(hint: $0) }) }

  @Test func `Positions count through the images, and stay when one is added`() {
    var table = RecordTable([image(7, 8), image(), image(7)], kind: .adapter)
    #expect(table.positions(hint: 7) == [0, 2])
    table.append(RecordIndex(image(9, 7), kind: .adapter))
    #expect(table.positions(hint: 7) == [0, 2, 4])
    #expect(table.allPositions() == [0, 1, 2, 3, 4])
    #expect((0..<5).map { table[$0].hint } == [7, 8, 7, 9, 7])
  }

  @Test func `A position leads to the image of the record`() {
    let table = RecordTable([image(7), image(), image(8, 9)], kind: .adapter)
    #expect((0..<3).map { table.image(of: $0).recordCount } == [1, 2, 2])
  }

  @Test func `Without images there are no records`() {
    let table = RecordTable([], kind: .adapter)
    #expect(table.positions(hint: 7) == [])
    #expect(table.allPositions() == [])
  }

  @Test func `The process has this program among its images, once`() {
    let images = LinkedImages.process.contents(LinkedImages.process.refreshedCount()).images
    #expect(images.filter { $0.recordCount == LinkedImage.own.recordCount }.count == 1)
    #expect(images.allSatisfy { $0.order == 0 })
  }
}
