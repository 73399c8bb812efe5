/// A link that the user is asked about before its action is sent.
public struct LinkConfirmation: Sendable {
  /// Answers whether the action may be sent.
  public typealias Handler = nonisolated(nonsending) @Sendable (LinkConfirmation) async throws -> Bool

  /// The link.
  public let url: ActionURL
  /// The action that it leads to, with its parameters.
  public let action: any NamedAction
  /// Where the link came from and was opened.
  public let origin: ActionOrigin
}
