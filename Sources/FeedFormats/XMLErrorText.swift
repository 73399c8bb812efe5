/// What the codes of the XML parser mean, in words (libxml2, `xmlParserErrors`).
enum XMLErrorText {
  /// Whether a code is a remark about namespaces or language, after which everything is read all the same.
  static func isRemark(_ code: Int) -> Bool {
    (200...205).contains(code) || [27, 98, 99, 100, 102].contains(code)
  }

  /// The code of a prefix without a declaration.
  static let undeclaredPrefix = 201

  /// The fault in words, as the rest of "is not well-formed XML: ".
  static func fact(_ code: Int) -> String {
    facts[code] ?? "the parser gives up (error \(code))"
  }

  private static let facts = [
    1: "the parser gives up on something too large or too deep", 4: "it does not begin with an element",
    9: "a character is not allowed here", 22: "an entity reference has no name",
    23: "an entity reference does not end with “;”", 26: "an entity is not declared",
    38: "“<” stands in the value of an attribute", 39: "the value of an attribute is not in quotation marks",
    40: "the value of an attribute does not end", 41: "an attribute has no value",
    42: "an element has the same attribute twice", 45: "a comment does not end",
    46: "a processing instruction has no name", 47: "a processing instruction does not end",
    62: "“]]>” stands outside a CDATA section", 63: "a CDATA section does not end",
    64: "an XML declaration stands in a wrong place", 65: "a space is missing between attributes",
    68: "“<” is not followed by a name", 73: "a tag does not end with “>”",
    74: "an end tag does not begin with “</”", 76: "an end tag does not match its start tag",
    77: "an element does not end", 110: "a document type declaration is not allowed here",
  ]
}
