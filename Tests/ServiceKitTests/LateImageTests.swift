import CLinkedRecords
import LinkedRecords
import Testing

@testable import ServiceKit

/// Images that come after the first lookup.
@Suite(.serialized)
struct LateImageTests {
  protocol Early: AnyObject, Sendable {}
  protocol Late: AnyObject, Sendable {}
  final class Both: Early, Late {}

  private static func image(
    _ name: String?, order: Int, _ accessor: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) -> LinkedImage {
    let records = UnsafeMutableBufferPointer<sk_record>.allocate(capacity: 1)
    unsafe records.initializeElement(
      at: 0, to: sk_record(version: 1, kind: 1, hint: 0, identity: 0, accessor: accessor))
    return unsafe LinkedImage(
      records: UnsafeBufferPointer(records), names: UnsafeBufferPointer(start: nil, count: 0), name: name, order: order)
  }

  private static func early(_ name: String?, order: Int) -> LinkedImage {
    unsafe image(name, order: order) { out in
      guard let out = unsafe out else { return }
      unsafe AdapterRecord.declare(out, (any Early).self, fileID: "M/Early.swift", line: 1) { Both() }
    }
  }

  private static func late(_ name: String, order: Int) -> LinkedImage {
    unsafe image(name, order: order) { out in
      guard let out = unsafe out else { return }
      unsafe AdapterRecord.declare(out, (any Late).self, fileID: "M/Late.swift", line: 2) { Both() }
    }
  }

  @Test func `A protocol that was missed is found after an image came`() throws {
    let images = LinkedImages([Self.early(nil, order: 0)])
    let registry = AdapterRegistry(images: images)
    #expect(try registry.adapter((any Late).self) == nil)
    #expect(try registry.adapter((any Late).self) == nil)
    images.load([Self.late("libLate.so", order: 1)])
    #expect(try registry.adapter((any Late).self) != nil)
    #expect(registry.bindings.map(\.image) == [nil, "libLate.so"])
  }

  @Test func `Of two late images the first counts`() throws {
    let images = LinkedImages([])
    let registry = AdapterRegistry(images: images)
    #expect(try registry.adapter((any Late).self) == nil)
    images.load([Self.late("libFirst.so", order: 1), Self.late("libSecond.so", order: 2)])
    #expect(try registry.adapter((any Late).self) != nil)
    #expect(registry.snapshot.adapters.filter { $0.live > 0 }.map(\.image) == ["libFirst.so"])
  }

  @Test func `What a task binds to nothing stays so when an image comes`() throws {
    let images = LinkedImages([])
    let place = SourcePlace(fileID: "M/F.swift", line: 1)
    let registry = AdapterRegistry(images: images).overriding([
      AdapterOverride(unbinding: (any Late).self, place: place)
    ])
    images.load([Self.late("libUnbound.so", order: 1)])
    #expect(try registry.adapter((any Late).self) == nil)
  }

  @Test func `A late rival is a problem with both places and the image`() throws {
    let images = LinkedImages([Self.early(nil, order: 0)])
    let registry = AdapterRegistry(images: images)
    let first = try registry.adapter((any Early).self)
    images.load([Self.early("libRival.so", order: 1)])
    let problem = """
      2 adapters are bound to 'ServiceKitTests.LateImageTests.Early' in '\(ProductName.current)'.
        the hand-written adapter for ServiceKitTests.LateImageTests.Early, declared at M/Early.swift:1
        the hand-written adapter for ServiceKitTests.LateImageTests.Early, declared at M/Early.swift:1 in libRival.so
        Ways out:
          1. Keep one of them in this product; the others belong to targets that it does not link.
          2. If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
          3. If all of them are wanted at once, give each a protocol of its own.
      """
    #expect(registry.problems().map(\.description) == [problem])
    #expect(try registry.adapter((any Early).self) === first)
  }

  @Test func `Images that cannot be read are named where an adapter is missing`() {
    let images = LinkedImages([])
    images.load(unread: [
      UnreadImage(name: "libGone.so", reason: .noFile), UnreadImage(name: nil, reason: .noSections),
    ])
    let text = """
      No adapter is bound to 'ServiceKitTests.LateImageTests.Late' in '\(ProductName.current)'.
        No adapter at all is linked into this program.
        Not searched: 'libGone.so', since its file cannot be opened
        Not searched: the program, since its file has no table of sections
        Ways out:
          1. Declare one in a target of this product: @Adapter((any Late).self) final class …: Late.
          2. Check that the product depends on the target that declares it.
          3. If this product may do without, make the requirement optional: (any Late)?.
      """
    let error = #expect(throws: AdapterError.self) {
      _ = try AdapterRegistry(images: images).requiredAdapter((any Late).self)
    }
    #expect(error?.description == text)
  }
}
