internal import LinkedRecords
internal import RecordFormat

extension AdapterError {
  /// An image that was loaded later binds what is bound already.
  static func late(_ cell: AdapterCell, _ type: Any.Type, bound: [AdapterCell]) -> AdapterError {
    let image = cell.imageName.map { "'\($0)'" } ?? "An image"
    let message = MessageText(
      fact: "\(image) was loaded later and binds '\(TypeName.qualified(type))', which is bound already.",
      details: bound.map { "\($0.qualifiedName), declared \($0.whereDeclared), stays" }
        + ["\(cell.qualifiedName), declared \(cell.whereDeclared), is never looked up"],
      waysOut: [
        "Let only one of the images bind it.",
        "If all of them are wanted at once, give each a protocol of its own.",
      ])
    return AdapterError(.ambiguous, message.text)
  }

  /// Another image brings a copy of this library.
  static func severalCopies(own: String?, other: LibraryCopy, in core: RegistryCore) -> AdapterError {
    let own = own ?? core.productName
    let name = other.name ?? core.productName
    var details = [
      "Each copy has registries of its own, and never finds the adapters of the other's image: "
        + "a service may be made twice, or be missing."
    ]
    var waysOut: [String] = []
    if other.recordVersion != RecordSection.version {
      details.append(
        "They are different versions: '\(own)' reads records of version \(RecordSection.version), "
          + "'\(name)' of version \(other.recordVersion).")
      waysOut.append("Build both with one version of ServiceKit.")
    }
    let message = MessageText(
      fact: "ServiceKit is in this process twice: in '\(own)' and in '\(name)'.", details: details,
      waysOut: waysOut + [
        "Let both depend on the product 'ServiceKitDynamic' instead of 'ServiceKit', so that they share one library.",
        "Link the code of the library into the program instead of loading it.",
      ])
    return AdapterError(.severalCopies, message.text)
  }
}
