import CLinkedRecords
import LinkedRecords
import RecordFormat
import Testing

/// Single records.
struct LinkedRecordTests {
  @Test func `A record tells what its constants say`() {
    let image = MadeImage.image([MadeImage.record(hint: 7, kind: .requirement, identity: 12)])
    #expect(image.recordCount == 1)
    #expect(image[0].kind == .requirement)
    #expect(image[0].hint == 7)
    #expect(image[0].identity == 12)
    #expect(image[0].isReadable)
    #expect(!image[0].isContinuation)
  }

  @Test func `Loading runs the accessor and takes over what it writes`() {
    let image = MadeImage.image([MadeImage.record(hint: 7)])
    #expect(image[0].load(as: Int.self) == 42)
  }

  @Test func `A continuation has its record's kind and declares nothing`() {
    let image = MadeImage.image([MadeImage.record(hint: 7), MadeImage.record(hint: 8, isContinuation: true)])
    #expect(image[1].isContinuation)
    #expect(image[1].kind == .adapter)
    #expect(image[1].load(as: Int.self) == nil)
  }

  @Test func `What an accessor writes is released with its taker`() {
    final class Payload {}
    weak var payload: Payload?
    do {
      let image = MadeImage.image([
        unsafe sk_record(
          version: 1, kind: 1, hint: 0, identity: 0,
          accessor: { out in unsafe out?.initializeMemory(as: AnyObject.self, to: Payload()) })
      ])
      let loaded = image[0].load(as: AnyObject.self) as? Payload
      payload = loaded
      #expect(payload != nil)
      withExtendedLifetime(loaded) {}
    }
    #expect(payload == nil)
  }

  @Test func `A record is 24 bytes, so that the linker's concatenation is an array`() {
    #expect(MemoryLayout<sk_record>.stride == 24)
    #expect(MemoryLayout<sk_record>.alignment == 8)
  }
}
