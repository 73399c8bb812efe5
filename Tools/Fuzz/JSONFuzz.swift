// Built together with Sources/PositionedJSON by .ci/full, outside the package: a fuzzer brings its own `main`.
import Foundation

/// Whatever the bytes are, reading ends with a document or an error whose place is in the text; and a document is what
/// Foundation reads, too, and reads again from the bytes of each of its values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var repeated = false
  do throws(JSONError) {
    let document = try JSONDocument(
      bytes,
      repeatedKeys: { error in
        repeated = true
        check(error, bytes)
      })
    check(document.root, bytes)
    compare(document.root, bytes)
  } catch {
    check(error, bytes)
  }
  do throws(JSONError) {
    _ = try JSONDocument(bytes, limits: JSONLimits(maximumBytes: 1_000, maximumDepth: 5))
    if repeated { fatalError("A repeated key was passed over") }
  } catch {
    check(error, bytes)
  }
  return 0
}

private func check(_ error: JSONError, _ bytes: [UInt8]) {
  let place = error.position
  guard place.offset <= bytes.count, place.line > 0, place.column > 0 else { fatalError("Outside the text: \(error)") }
  guard place.line == bytes[..<place.offset].count(where: { $0 == UInt8(ascii: "\n") }) + 1 else {
    fatalError("Wrong line: \(error)")
  }
  guard !error.description.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
    fatalError("Not one line: \(error)")
  }
}

/// A tree of types that asks for everything there is.
private indirect enum Anything: Decodable {
  case null, bool(Bool), number(Double), text(String), list([Anything]), object([String: Anything])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Anything].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Anything].self))
    }
  }
}

private func check(_ root: JSONNode, _ bytes: [UInt8]) {
  var nodes = [root]
  var total = 0
  while let node = nodes.popLast() {
    total += 1
    check(node.error("x"), bytes)
    nodes += node.items
    for member in node.members {
      check(member.key.error("x"), bytes)
      nodes.append(member.value)
    }
    if total < 20, (try? JSONDocument(Array(node.bytes), repeatedKeys: { _ in }).root.kind) != node.kind {
      fatalError("Part of a document is none: \(node.path)")
    }
    if node.kind == .number { _ = try? node.integer(Int8.self) }
  }
  // Trying all kinds takes exponential time in the depth where something inside is wrong: a number that is too large.
  if total < 50 { _ = try? root.decode(Anything.self, unknownKeys: { check($0, bytes) }) }
}

private func compare(_ root: JSONNode, _ bytes: [UInt8]) {
  guard let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) else {
    // Numbers that Foundation cannot hold, and nothing else.
    guard String(decoding: bytes, as: UTF8.self).contains(/[0-9][eE]?[+\-]?[0-9]/) else {
      fatalError("Foundation does not read this")
    }
    return
  }
  if let list = theirs as? [Any], list.count != root.items.count { fatalError("Another number of items") }
  if let text = theirs as? String,
    text.unicodeScalars.filter({ $0 != "\u{FEFF}" }).count
      != (try? root.string())?.unicodeScalars.filter({ $0 != "\u{FEFF}" }).count
  {
    fatalError("Another text")
  }
}
