internal import PositionedJSON

extension AdapterError {
  static func missingCAdapter(_ service: String, among cells: [AdapterCell], in core: RegistryCore) -> AdapterError {
    let known = Set(cells.compactMap(\.declaration.cNames?.service)).sorted()
    let message = MessageText(
      fact: "No C adapter is bound to '\(service)' in '\(core.productName)'; "
        + "\(NearNames(service, among: known).suggestion)",
      waysOut: [
        "Register one in a C file of this product: SK_C_ADAPTER(…, \"\(service)\", …).",
        "Check that the product depends on the target with that file.",
      ])
    return AdapterError(.notBound, message.text)
  }

  static func severalCAdapters(_ service: String, _ cells: [AdapterCell], in core: RegistryCore) -> AdapterError {
    let message = MessageText(
      fact: "\(cells.count) C adapters are bound to '\(service)' in '\(core.productName)'.",
      details: cells.map { "\($0.declaration.cNames?.adapter ?? ""), declared \($0.whereDeclared)" },
      waysOut: [
        "Keep one of them in this product; the others belong to targets that it does not link.",
        "If all of them are wanted at once, give each a name of its own.",
      ])
    return AdapterError(.ambiguous, message.text)
  }

  static func otherFunctions(_ cell: AdapterCell, size: Int, wanted: Int) -> AdapterError {
    let message = MessageText(
      fact: "The C adapter for '\(cell.declaration.cNames?.service ?? "")' has functions of \(size) bytes, "
        + "and was looked up with \(wanted).",
      details: ["\(cell.declaration.cNames?.adapter ?? ""), declared \(cell.whereDeclared)"],
      waysOut: ["Build both sides with the same header of the feature."])
    return AdapterError(.unusableInstance, message.text)
  }
}
