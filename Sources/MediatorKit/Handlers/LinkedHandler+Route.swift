extension LinkedHandler {
  /// By what the action can be asked for from outside; nil for an action without a name.
  public var route: ActionRoute? { (declaration.action as? any NamedAction.Type)?.route }
}
