internal import LinkedRecords

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
  static func severalCopies(own: String?, other: String?, in core: RegistryCore) -> AdapterError {
    let own = (own ?? core.productName)
    let message = MessageText(
      fact: "ServiceKit is in this process twice: in '\(own)' and in '\(other ?? core.productName)'.",
      details: [
        "Each copy has registries of its own, and never finds the adapters of the other's image: "
          + "a service may be made twice, or be missing."
      ],
      waysOut: [
        "Let both depend on the product 'ServiceKitDynamic' instead of 'ServiceKit', so that they share one library.",
        "Link the code of the library into the program instead of loading it.",
      ])
    return AdapterError(.severalCopies, message.text)
  }
}

extension UnreadImage {
  /// One line of a message about an adapter that is missing.
  var text: String {
    let image = name.map { "'\($0)'" } ?? "the program"
    let why =
      switch reason {
      case .noFile: "its file cannot be opened"
      case .otherFile: "its file is not the one that was loaded"
      case .noSections: "its file has no table of sections"
      }
    return "Not searched: \(image), since \(why)"
  }
}
