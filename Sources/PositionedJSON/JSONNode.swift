/// A value of a JSON text that knows its place.
public struct JSONNode: Sendable {
  let tree: JSONTree
  let index: Int

  private var element: JSONTree.Element { tree.elements[index] }

  /// What the value is.
  public var kind: JSONKind { element.kind }
  /// Where the value begins.
  public var position: JSONPosition { element.position }
  /// The keys and indices that lead to the value from the root, `scenes.recommend[2].gate`; empty for the root.
  ///
  /// - Complexity: O(d) in the depth.
  public var path: String { tree.elements.path(of: index) }
  /// The value as it is written, in UTF-8.
  public var bytes: ArraySlice<UInt8> { tree.bytes[Int(element.start)..<Int(element.end)] }
  /// A text without its escapes, anything else as it is written; empty for lists and objects.
  var text: String { element.text }

  /// The values of a list, in order; empty for anything else.
  ///
  /// - Complexity: O(n) in the values.
  public var items: [JSONNode] { kind == .list ? children : [] }

  /// The members of an object, in the order of the text; empty for anything else.
  ///
  /// - Complexity: O(n) in the members.
  public var members: [JSONMember] {
    guard kind == .object else { return [] }
    let children = children
    return stride(from: 0, to: children.count - 1, by: 2).map {
      JSONMember(key: children[$0], value: children[$0 + 1])
    }
  }

  private var children: [JSONNode] {
    var children: [JSONNode] = []
    var child = index + 1
    while child < Int(element.next) {
      children.append(JSONNode(tree: tree, index: child))
      child = Int(tree.elements[child].next)
    }
    return children
  }

  /// The value of a key; nil where there is none, or no object.
  ///
  /// - Complexity: O(n) in the members.
  public subscript(_ key: String) -> JSONNode? { members.first { $0.name == key }?.value }

  /// An error that is here.
  ///
  /// - Parameter fact: what is wrong, and what would be right.
  /// - Returns: the error, with the place and the path of the value.
  public func error(_ fact: String) -> JSONError { JSONError(position: position, path: path, fact: fact) }
}

/// A key and its value.
public struct JSONMember: Sendable {
  /// The key, a text; its path is that of the value.
  public let key: JSONNode
  /// The value.
  public let value: JSONNode
  /// The key without its escapes.
  public var name: String { key.text }
}

extension JSONNode {
  /// `{}`, as a whole text: for what is decoded where a text says nothing.
  public static let emptyObject = JSONNode(
    tree: JSONTree(
      bytes: Array("{}".utf8),
      elements: [
        JSONTree.Element(kind: .object, text: "", start: 0, end: 2, line: 1, column: 1, parent: -1, place: 0, next: 1)
      ]),
    index: 0)
}
