internal import PositionedJSON

/// The links in a JSON file.
struct LinkTexts {
  let texts: [UnexportedLinkSearch.Text]

  /// Reads the values of a file that are links as a whole; nothing of a file that is no JSON.
  ///
  /// - Complexity: O(n) in the bytes.
  init(_ input: ProjectFacts.Input) {
    guard input.bytes.contains(UInt8(ascii: "/")),
      let root = try? JSONDocument(input.bytes, repeatedKeys: { _ in }).root
    else {
      texts = []
      return
    }
    let lines = LineTable(input.bytes)
    var texts: [UnexportedLinkSearch.Text] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      waiting += node.items + node.members.map(\.value)
      guard node.kind == .text, let text = try? node.string(), let link = PlainLink(text, isWhole: true) else {
        continue
      }
      texts.append(
        UnexportedLinkSearch.Text(
          link: link, place: Place(input.path, lines.position(node.position.offset)),
          context: SceneText.withoutIndices(node.path), isCertain: true))
    }
    self.texts = texts
  }
}
