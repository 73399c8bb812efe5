/// A fault on the way to a ``FeedFormatError``: the parts that know the bytes do not know the document's name.
struct FeedFault: Error {
  var position: TextPosition?
  var fact: String
  var wayOut: String

  init(at position: TextPosition? = nil, _ fact: String, wayOut: String) {
    self.position = position
    self.fact = fact
    self.wayOut = wayOut
  }

  /// The fault at a place, unless it has one already.
  func at(_ place: TextPosition) -> FeedFault {
    FeedFault(at: position ?? place, fact, wayOut: wayOut)
  }

  func named(_ name: String) -> FeedFormatError {
    FeedFormatError(name: name, line: position?.line, column: position?.column, fact: fact, wayOut: wayOut)
  }
}
