internal import PositionedJSON

extension AdapterError {
  static func missingCAdapter(
    _ service: String, among cells: [AdapterCell], need: String? = nil, in core: RegistryCore
  ) -> AdapterError {
    let known = Set(cells.compactMap(\.declaration.cDefinition?.names.service)).subtracting([""]).sorted()
    let message = MessageText(
      fact: "No C adapter is bound to '\(service)' in '\(core.productName)'; "
        + "\(NearNames(service, among: known).suggestion)",
      details: [need].compactMap(\.self) + core.unreadImages.map(\.text),
      waysOut: [
        "Register one in a C file of this product: SK_C_ADAPTER(…, \"\(service)\", …).",
        "Check that the product depends on the target with that file.",
      ])
    return AdapterError(.notBound, message.text)
  }

  static func severalCAdapters(_ service: String, _ cells: [AdapterCell], in core: RegistryCore) -> AdapterError {
    let message = MessageText(
      fact: "\(cells.count) C adapters are bound to '\(service)' in '\(core.productName)'.",
      details: cells.map { "\($0.declaration.cDefinition?.names.adapter ?? ""), declared \($0.whereDeclared)" },
      waysOut: [
        "Keep one of them in this product; the others belong to targets that it does not link.",
        "If all of them are wanted at once, give each a name of its own.",
      ])
    return AdapterError(.ambiguous, message.text)
  }

  static func otherFunctions(_ cell: AdapterCell, wanted: Int, need: String? = nil) -> AdapterError {
    let names = cell.declaration.cDefinition?.names
    let message = MessageText(
      fact: "The C adapter for '\(names?.service ?? "")' has functions of "
        + "\(cell.declaration.cDefinition?.functionsSize ?? 0) bytes, "
        + "and \(need == nil ? "was looked up with" : "is needed with") \(wanted).",
      details: [need, "\(names?.adapter ?? ""), declared \(cell.whereDeclared)"].compactMap(\.self),
      waysOut: ["Build both sides with the same header of the feature."])
    return AdapterError(.unusableInstance, message.text)
  }

  static func makeFailed(_ definition: CAdapterDefinition) -> AdapterError {
    let message = MessageText(
      fact: "The C adapter '\(definition.names.adapter)' for '\(definition.names.service)' could not be made: "
        + "its make returned SK_MAKE_FAILED, or threw an exception of C++.",
      waysOut: ["The next lookup tries again. Return null from make where there is none in this run."])
    return AdapterError(.factoryFailed, message.text)
  }

  /// A constant that SK_C_ADAPTER did not write, or wrote in another version.
  static func defective(_ cell: AdapterCell, _ defect: CAdapterDefinition.Defect) -> AdapterError {
    let why: String
    var wayOut = "Register it with SK_C_ADAPTER, which fills everything in."
    switch defect {
    case .size(let size):
      why = "its sk_c_adapter has \(size) bytes, fewer than this ServiceKit reads"
      wayOut = "Build it with the sk_adapter.h of this ServiceKit."
    case .noService: why = "it names no service"
    case .noFunctions: why = "its structure of functions is null"
    case .noMake:
      why = "its make is null"
      wayOut = "Give SK_C_ADAPTER a function that makes the instance; one without a state may return any address."
    }
    let names = cell.declaration.cDefinition?.names
    let service = names.flatMap { $0.service.isEmpty ? nil : " for '\($0.service)'" } ?? ""
    let place = cell.declaration.place.flatMap { $0.fileID.isEmpty ? nil : "Declared \(cell.whereDeclared)" }
    let message = MessageText(
      fact: "The C adapter '\(names?.adapter ?? "")'\(service) cannot be made: \(why).",
      details: [place ?? cell.imageName.map { "In \($0)" }].compactMap(\.self), waysOut: [wayOut])
    return AdapterError(.unusableInstance, message.text)
  }
}
