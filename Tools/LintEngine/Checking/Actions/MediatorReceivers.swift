/// Which values calls are made on are mediators, as far as declarations tell.
struct MediatorReceivers {
  let adapters: AdapterIndex

  /// What a call is made on is a mediator or a call of an action.
  ///
  /// - Parameters:
  ///   - receiver: the value.
  ///   - context: where it stands.
  ///   - module: the module of its file.
  ///   - path: the file.
  ///   - unknown: the answer for a value whose type cannot be told, and whose name says nothing.
  /// - Returns: false where the declared type is another one.
  func mayBeMediator(
    _ receiver: ReferenceFact?, _ context: CodeContext, _ module: String, _ path: String, unknown: Bool
  ) -> Bool {
    guard let receiver else { return unknown }
    if receiver.text.hasPrefix("Mediator.") { return true }
    let isCalledOne = receiver.text.lowercased().contains("mediator")
    guard let written = adapters.type(of: receiver, context, module, path) else { return unknown || isCalledOne }
    let bare = DeclarationIndex.bare(written.text)
    let declared = adapters.index.resolve(bare, in: written.module, written.path)
    if !declared.isEmpty { return declared.contains { $0.module == ActionKinds.kit } }
    let name = bare.split(separator: ".").last ?? ""
    if name == "Mediator" || name == "ActionCall" { return true }
    // A name that nothing declares is taken for a type's; one of a value has a small letter.
    return name.first?.isUppercase != true && (unknown || isCalledOne)
  }
}
