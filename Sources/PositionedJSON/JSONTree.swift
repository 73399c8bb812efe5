/// All values of a text in the order of the text, in one array: making, reading and freeing them takes no stack.
final class JSONTree: Sendable {
  /// A value, or the key of a member, which stands before its value.
  struct Element {
    let kind: JSONKind
    /// A text without its escapes; anything else as it is written, if it is no list or object.
    let text: String
    let start: Int32
    var end: Int32 = 0
    let line: Int32
    let column: Int32
    /// The list or object that it is in; -1 for the root.
    let parent: Int32
    /// In a list its number, in an object the index of its key; a key's own.
    let place: Int32
    /// The index of what follows all that it consists of.
    var next: Int32 = 0

    var position: JSONPosition { JSONPosition(line: Int(line), column: Int(column), offset: Int(start)) }
  }

  let bytes: [UInt8]
  let elements: [Element]
  /// Errors show the values that they are about.
  let showsValues: Bool

  init(bytes: [UInt8], elements: [Element], showsValues: Bool = true) {
    self.showsValues = showsValues
    self.bytes = bytes
    self.elements = elements
  }
}

extension [JSONTree.Element] {
  /// The keys and indices that lead to an element.
  func path(of index: Int) -> String {
    var names: [String] = []
    var index = index
    while self[index].parent >= 0 {
      let place = self[index].place
      index = Int(self[index].parent)
      names.append(self[index].kind == .list ? "[\(place)]" : ".\(self[Int(place)].text.shownInMessage)")
    }
    return String(names.reversed().joined().drop { $0 == "." })
  }
}
