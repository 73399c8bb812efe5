import SwiftSyntax

/// The syntax node that a comment before a token stands on.
enum SuppressedNode {
  /// The bytes of the node.
  ///
  /// It is the largest node that begins with the token and is one of its kind: a declaration with its attributes, a
  /// statement, a case with its statements, an `#if` chain, a later attribute, an argument, an element. Before the dot of a
  /// member chain it is that one link, before an operator the operator and its right side.
  ///
  /// - Parameter token: the token behind the comment.
  /// - Returns: nil where the token only closes or separates something.
  /// - Complexity: O(d) in the depth of the node.
  static func range(from token: TokenSyntax) -> Range<Int>? {
    guard !closing.contains(token.tokenKind) else { return nil }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, end(of: node(of: token)))
  }

  private static let closing: Set<TokenKind> = [
    .endOfFile, .rightBrace, .rightParen, .rightSquare, .rightAngle, .poundEndif, .comma, .semicolon,
  ]

  /// Lists whose first element speaks for what the list is in.
  private static let passed: Set<SyntaxKind> = [
    .attributeList, .declModifierList, .exprList, .ifConfigClauseList, .compositionTypeElementList, .typeSpecifierList,
    .unexpectedNodes,
  ]

  private static func node(of token: TokenSyntax) -> Syntax {
    var node = Syntax(token)
    if token.tokenKind == .period, let access = token.parent?.as(MemberAccessExprSyntax.self), access.base != nil {
      return link(of: access)
    }
    while let parent = node.parent, parent.position == token.position, !node.is(IfConfigDeclSyntax.self),
      !parent.kind.isSyntaxCollection || passed.contains(parent.kind)
    {
      node = parent
    }
    // A token within a node, such as `else`: from there to the node's end.
    return node.is(TokenSyntax.self) ? node.parent ?? node : node
  }

  /// The member with its call, its subscript and its marks.
  private static func link(of access: MemberAccessExprSyntax) -> Syntax {
    var node = Syntax(access)
    while let parent = node.parent, parent.position == node.position, isContinuation(parent) { node = parent }
    return node
  }

  private static func isContinuation(_ node: Syntax) -> Bool {
    [
      .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr,
    ].contains(node.kind)
  }

  private static func end(of node: Syntax) -> Int {
    let isOperator = [
      .binaryOperatorExpr, .assignmentExpr, .arrowExpr, .unresolvedTernaryExpr, .unresolvedAsExpr, .unresolvedIsExpr,
    ].contains(node.kind)
    guard isOperator, node.parent?.kind == .exprList,
      let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return node.endPositionBeforeTrailingTrivia.utf8Offset }
    var operand = Syntax(next)
    while let parent = operand.parent, parent.kind != .exprList, parent.position == next.position { operand = parent }
    return operand.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
