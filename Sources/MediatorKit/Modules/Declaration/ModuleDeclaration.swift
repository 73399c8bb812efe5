/// What the accessor of a module's record writes.
struct ModuleDeclaration: Sendable {
  var id: String
  var type: any OpenableModule.Type
  /// The `ModuleCalls` of the type.
  var calls: any Sendable
  /// Nil: by the origin of each opening.
  var policy: OpeningPolicy?
  /// The gate that must be open; nil for none.
  var gate: String?
}

/// What a module is called for.
struct ModuleCalls<Opened: OpenableModule>: Sendable {
  let open: ModuleRecord.Opening<Opened>
  let reopen: ModuleRecord.Reopening<Opened>
  let mayClose: ModuleRecord.ClosingQuestion<Opened>
  let close: ModuleRecord.Closing<Opened>
}
