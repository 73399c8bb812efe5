/// What a mediator answers, and whom it asks.
struct LinkSettings: Sendable {
  var prefixes: [LinkPrefix] = []
  var limits = LinkLimits()
  var confirm: LinkConfirmation.Handler?
  var notFound: UnresolvedRequest.Handler?
}
