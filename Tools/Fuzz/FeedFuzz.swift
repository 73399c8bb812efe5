// Built together with Sources/FeedFormats by .ci/full, outside the package: a fuzzer brings its own `main`.

internal import Foundation

/// Whatever the bytes are, parsing ends with a document or an error, and nothing unsafe to show is in a document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeeds(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: start, count: count)
  guard let document = try? FeedParser().parse(data, name: "fuzz") else { return 0 }
  for item in document.items {
    let text = item.title + item.id + (item.link ?? "")
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) else {
      fatalError("A control character got through: \(item)")
    }
  }
  return 0
}
