// Built together with Sources/RecordFormat by .ci/full, outside the package: a fuzzer brings its own `main`.

/// Whatever the bytes are, decoding ends with descriptions or an error, and what was decoded survives another round.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecordDescriptions(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(Array("SKD1".utf8) + bytes)
  return 0
}

private func check(_ bytes: [UInt8]) {
  guard let decoded = try? RecordDescription.decodeAll(bytes) else { return }
  for description in decoded {
    let again = description.words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    guard let second = try? RecordDescription.decodeAll(again), second.count == 1 else {
      fatalError("What was decoded cannot be encoded: \(description)")
    }
  }
}
