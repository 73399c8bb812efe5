/// What a call knows beyond its action and its place: calls of code that nothing led to have none.
@usableFromInline
final class CallContext: Sendable {
  /// The call on whose behalf this one was made.
  let parent: ActionCall?
  /// What kind of thing the call comes from; nil for code, or for a handler where there is a parent.
  let kind: ActionOrigin.Kind?
  /// Who handed in what the call comes from.
  let source: LinkSource?
  /// When the answer is of no use any more.
  let deadline: ContinuousClock.Instant?
  /// The task that the call belongs to.
  let task: RunningTask?
  /// Which attempt of a repeated send it is, from 1.
  let attempt: Int
  /// How many calls led to this one.
  let depth: Int

  init(
    parent: ActionCall? = nil, kind: ActionOrigin.Kind? = nil, source: LinkSource? = nil,
    deadline: ContinuousClock.Instant? = nil, task: RunningTask? = nil, attempt: Int = 1
  ) {
    let inherited = parent?.context
    self.parent = parent
    self.kind = kind
    self.source = source
    self.task = task ?? inherited?.task
    let isFirst = inherited == nil && self.task == nil
    self.deadline = isFirst ? deadline : Self.earlier(deadline, Self.earlier(self.task?.deadline, inherited?.deadline))
    self.attempt = attempt
    depth = parent == nil ? 0 : (inherited?.depth ?? 0) + 1
  }

  private static func earlier(
    _ first: ContinuousClock.Instant?, _ second: ContinuousClock.Instant?
  ) -> ContinuousClock.Instant? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// How many actions may lead to one another.
  static var maximumDepth: Int { 64 }
}
