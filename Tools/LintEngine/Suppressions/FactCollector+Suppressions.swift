import SwiftSyntax

extension FactCollector {
  /// Notes the comments that ask the linter to be quiet.
  ///
  /// Most files have none, which their bytes show; only of the others the tokens are looked at once more.
  ///
  /// - Complexity: O(n) in the bytes.
  func collectSuppressions(in tree: SourceFileSyntax, of source: SourceFile) {
    let marks = SuppressionComment.spellings.flatMap { source.bytes.offsets(of: Array($0.utf8)) }.sorted()
    guard !marks.isEmpty else { return }
    var next = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard next < marks.count else { return }
      let end = token.endPosition.utf8Offset
      guard marks[next] < end else { continue }
      while next < marks.count, marks[next] < end { next += 1 }
      collect(token.leadingTrivia, at: token.position.utf8Offset, before: token)
      collect(
        token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset,
        before: token.nextToken(viewMode: .sourceAccurate))
    }
  }

  private func collect(_ trivia: Trivia, at start: Int, before token: TokenSyntax?) {
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment(let text), .blockComment(let text):
        if let comment = SuppressionComment(text) { note(comment, offset..<end, before: token) }
      default: break
      }
      offset = end
    }
  }

  private func note(_ comment: SuppressionComment, _ bytes: Range<Int>, before token: TokenSyntax?) {
    let covered: Range<Int>?
    switch comment.scope {
    case .node: covered = node(behind: bytes, before: token)
    case .next: covered = nextLine(behind: bytes, from: token)
    case .this:
      let first = lines.range(ofLine: lines.line(of: bytes.lowerBound) + 1)
      let last = lines.range(ofLine: lines.line(of: bytes.upperBound) + 1)
      covered = first.lowerBound..<max(first.upperBound, last.upperBound)
    // One byte more than the file has: a finding may stand at its end.
    case .file: covered = 0..<lines.range(ofLine: lines.count).upperBound + 1
    case .unknown: covered = nil
    }
    facts.suppressions.append(
      SuppressionFact(
        rules: comment.rules, reason: comment.reason, scope: comment.scope, written: comment.written,
        covered: covered ?? bytes.upperBound..<bytes.upperBound, position: lines.position(bytes.lowerBound)))
  }

  private func node(behind bytes: Range<Int>, before token: TokenSyntax?) -> Range<Int>? {
    guard let token else { return nil }
    let previous = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
    let isBehindCode = previous.map { line($0) == line(bytes.lowerBound) } ?? false
    let isBeforeCode = line(token.positionAfterSkippingLeadingTrivia.utf8Offset) == line(bytes.upperBound)
    return isBehindCode && !isBeforeCode ? nil : SuppressedNode.range(from: token)
  }

  /// The next line with code on it.
  private func nextLine(behind bytes: Range<Int>, from token: TokenSyntax?) -> Range<Int>? {
    let last = line(bytes.upperBound)
    var token = token
    while let candidate = token, candidate.tokenKind != .endOfFile {
      let line = line(candidate.positionAfterSkippingLeadingTrivia.utf8Offset)
      if line > last { return lines.range(ofLine: line + 1) }
      token = candidate.nextToken(viewMode: .sourceAccurate)
    }
    return nil
  }

  private func line(_ offset: Int) -> Int { lines.line(of: offset) }
}

extension [UInt8] {
  /// Where a word begins.
  ///
  /// - Complexity: O(n), if no proper beginning of the word is long and frequent.
  func offsets(of word: [UInt8]) -> [Int] {
    guard let first = word.first else { return [] }
    return indices.filter { self[$0] == first && self[$0...].starts(with: word) }
  }
}
