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

  @Test func `An image that could not be searched is a problem, and the listing names it`() {
    let images = LinkedImages([Self.early(nil, order: 0)])
    images.load(unread: [
      UnreadImage(name: "libGone.so", reason: .noFile), UnreadImage(name: nil, reason: .noSections),
    ])
    let registry = AdapterRegistry(images: images)
    #expect(
      registry.problems().map(\.description) == [
        """
        'libGone.so' was not searched for adapters, since its file cannot be opened.
          Ways out:
            1. Let the file be where it was when it was loaded until the first lookup after that; an image is read once.
            2. Link the code into the program instead of loading it.
        """,
        """
        The program was not searched for adapters, since its file has no table of sections.
          Way out: Strip it with 'strip', which leaves the table of sections, or not at all.
        """,
      ])
    let end = """
      Not searched (2):
        'libGone.so': its file cannot be opened
        the program: its file has no table of sections
      """
    #expect(registry.description.hasSuffix(end))
  }

  @Test func `Records of a version that is not known are a problem, and the others of the image are read`() throws {
    let records = UnsafeMutableBufferPointer<sk_record>.allocate(capacity: 2)
    let accessor: sk_accessor = { out in
      guard let out = unsafe out else { return }
      unsafe AdapterRecord.declare(out, (any Early).self) { Both() }
    }
    unsafe records.initializeElement(
      at: 0, to: sk_record(version: 2, kind: 1, hint: 0, identity: 0, accessor: accessor))
    unsafe records.initializeElement(
      at: 1, to: sk_record(version: 1, kind: 1, hint: 0, identity: 0, accessor: accessor))
    let image = unsafe LinkedImage(
      records: UnsafeBufferPointer(records), names: UnsafeBufferPointer(start: nil, count: 0), name: "libNewer.so")
    let registry = AdapterRegistry(images: LinkedImages([image]))
    #expect(try registry.adapter((any Early).self) != nil)
    #expect(
      registry.problems().map(\.description) == [
        """
        A part of 'libNewer.so' was not searched for adapters, since its records are of version 2, and this ServiceKit reads version 1.
          Way out: Build it with the version of ServiceKit that the program uses.
        """
      ])
  }

  @Test func `A copy of the library of another version is a problem that says so`() {
    let images = LinkedImages([])
    images.load(copies: [LibraryCopy(name: "libNewer.so", recordVersion: 2)])
    #expect(
      AdapterRegistry(images: images).problems().map(\.description) == [
        """
        ServiceKit is in this process twice: in '\(ProductName.current)' and in 'libNewer.so'.
          Each copy has registries of its own, and never finds the adapters of the other's image: a service may be made twice, or be missing.
          They are different versions: '\(ProductName.current)' reads records of version 1, 'libNewer.so' of version 2.
          Ways out:
            1. Build both with one version of ServiceKit.
            2. Let both depend on the product 'ServiceKitDynamic' instead of 'ServiceKit', so that they share one library.
            3. Link the code of the library into the program instead of loading it.
        """
      ])
  }
}
