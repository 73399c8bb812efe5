internal import CLinkedRecords

extension RegistryCore {
  /// Refuses what would be kept in a dictionary before the runtime can have any.
  ///
  /// - Parameter name: what is looked up.
  /// - Throws: ``AdapterError`` with the code ``AdapterError/Code-swift.struct/tooEarly``.
  func checkReadiness(for name: @autoclosure () -> String) throws {
    if !sk_runtime_is_ready() { throw AdapterError.tooEarly(name(), in: self) }
  }
}

extension AdapterError {
  static func tooEarly(_ name: String, in core: RegistryCore) -> AdapterError {
    let message = MessageText(
      fact: "'\(name)' was looked up in '\(core.productName)' before the Swift runtime was ready.",
      details: [
        "Constructors and static initialisers run before main. With the static standard library, the runtime's own may "
          + "come after them."
      ],
      waysOut: [
        "Look it up in main, or later.",
        "Link the shared standard library, which is initialised first: build without --static-swift-stdlib.",
      ])
    return AdapterError(.tooEarly, message.text)
  }
}
