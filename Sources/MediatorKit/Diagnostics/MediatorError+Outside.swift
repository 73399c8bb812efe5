extension MediatorError {
  /// What whoever asked from outside may be told, in one sentence.
  ///
  /// `description` and `code` are for developers: they say which actions there are. This says the same for an action that does
  /// not exist, that is not exposed and that nothing handles, so that nobody can find out by trying what a program has.
  public var outsideDescription: String {
    switch code {
    case .badLink, .badName, .badParameters, .badData: "The request is malformed."
    case .notFound, .notExposed, .noHandler, .severalActions, .severalHandlers: "The request leads nowhere."
    case .notConfirmed: "The request was not confirmed."
    default: "The request failed."
    }
  }
}
