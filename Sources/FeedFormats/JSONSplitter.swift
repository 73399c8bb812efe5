/// Cuts a JSON Feed into its items, a piece at a time, so that only one item is ever decoded at once.
///
/// The bytes of each object in the top-level array `items` are handed out; everything else is kept as the frame, with
/// `0` in the place of each item, so that the decoder checks the frame's commas too. Depth and brackets are checked here,
/// before the decoder could run out of stack.
struct JSONSplitter {
  /// An item's bytes and where they begin.
  struct Item {
    var bytes: [UInt8]
    var position: TextPosition
  }

  /// The document without its items, line breaks included.
  private(set) var frame: [UInt8] = []
  /// Whether there was an array `items`.
  private(set) var hasItems = false
  private(set) var repairs = FeedRepairs()
  private(set) var position = TextPosition()

  private let limits: FeedLimits
  private var brackets: [UInt8] = []
  private var isInString = false
  private var isEscaped = false
  private var isEnded = false
  /// The last byte outside texts that is no white space; the decoder lets commas before a closing bracket pass.
  private var last: UInt8 = 0
  /// The last string and the last mark at depth one; together they tell the key of a value.
  private var string: [UInt8] = []
  private var isItems = false
  private var item: Item?

  /// The bytes that are held: the frame, and the item that has not ended.
  var pendingBytes: Int { max(frame.count, item?.bytes.count ?? 0) }

  init(limits: FeedLimits) {
    self.limits = limits
  }

  /// Splits a piece; returns the items that ended in it.
  mutating func split(_ piece: UnsafeBufferPointer<UInt8>) throws(FeedFault) -> [Item] {
    var items: [Item] = []
    var index = 0
    var placed = 0
    while index < piece.count {
      let byte = piece[index]
      if byte == UInt8(ascii: "{"), isItems, brackets.count == 2, !isInString {
        position.advance(over: piece[placed..<index])
        placed = index
      }
      do {
        if isInString {
          try takeInString(byte)
        } else if try !takeOutside(byte, to: &items) {
          keep(byte)
        }
      } catch {
        throw error.at(position.advanced(over: piece[placed..<index]))
      }
      index += 1
    }
    position.advance(over: piece[placed...])
    return items
  }

  /// Checks that the document has ended.
  func finish() throws(FeedFault) {
    guard isEnded else {
      throw FeedFault(
        at: position, "is cut short: it ends \(isInString ? "inside a text" : "before its objects do")",
        wayOut: "Download the feed again.")
    }
  }

  // MARK: - Bytes

  private mutating func takeInString(_ byte: UInt8) throws(FeedFault) {
    if byte < 0x20 {
      guard byte != 0 else {
        throw FeedFault("contains a NUL byte", wayOut: "Check that it is a text file in UTF-8.")
      }
      repairs.note(.controlCharacters)
      return keep(0x20)
    }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    } else if brackets.count == 1, string.count < 16 {
      string.append(byte)
    }
    keep(byte)
  }

  /// Takes a byte between texts; false when it still has to be kept.
  private mutating func takeOutside(_ byte: UInt8, to items: inout [Item]) throws(FeedFault) -> Bool {
    if byte.isASCIISpace { return false }
    defer { last = byte }
    guard !isEnded else {
      throw FeedFault("goes on after the end of its object", wayOut: "Remove what follows the last “}”.")
    }
    let isItemLevel = isItems && brackets.count == 2
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      if brackets.count == 1 { string = [] }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if brackets.count == 1, byte == UInt8(ascii: "["), string.elementsEqual("items".utf8) {
        isItems = true
        hasItems = true
      }
      brackets.append(byte)
      guard brackets.count <= limits.maximumDepth else { throw depthFault }
      if isItemLevel, byte == UInt8(ascii: "{") {
        item = Item(bytes: [byte], position: position)
        frame.append(UInt8(ascii: "0"))
        return true
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard last != UInt8(ascii: ",") else {
        throw FeedFault(
          "is not well-formed JSON: a comma comes before “\(Character(Unicode.Scalar(byte)))”",
          wayOut: "Ask the feed's publisher to repair it.")
      }
      guard brackets.popLast() == (byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "[")) else {
        throw FeedFault(
          "is not well-formed JSON: “\(Character(Unicode.Scalar(byte)))” closes nothing",
          wayOut: "Ask the feed's publisher to repair it.")
      }
      isEnded = brackets.isEmpty
      if isItems, brackets.count == 1 { isItems = false }
      if isItems, brackets.count == 2, var done = item {
        item = nil
        done.bytes.append(byte)
        items.append(done)
        return true
      }
    case UInt8(ascii: ","):
      if brackets.count == 1 { string = [] }
    default:
      break
    }
    if isItemLevel, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]") {
      throw FeedFault("has an item that is no object", wayOut: "Ask the feed's publisher to repair it.")
    }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if item == nil {
      frame.append(byte)
    } else {
      item?.bytes.append(byte)
      // The frame keeps the line breaks, so that the lines of its faults are those of the document.
      if byte == 0x0A { frame.append(byte) }
    }
  }

  private var depthFault: FeedFault {
    FeedFault(
      "has more than \(limits.maximumDepth) arrays and objects inside each other",
      wayOut: "Raise the limit of depth, or ask the feed's publisher to repair it.")
  }
}
