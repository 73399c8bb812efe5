extension AdapterError {
  /// What an aspect's hook threw: our own errors with one more line of where, others in a frame of ours.
  static func wrapping(_ error: any Error, of aspect: AdapterObservation, making cell: AdapterCell) -> AdapterError {
    if var ours = error as? AdapterError {
      if ours.code != .cycle {
        ours.trail.append("\(cell.qualifiedName), in the aspect that was added at \(aspect.place)")
      }
      return ours
    }
    let message = MessageText(
      fact: "\(cell.qualifiedName) could not be made: an aspect threw \(error)",
      details: ["added at \(aspect.place)", "the adapter is declared \(cell.whereDeclared)"],
      waysOut: ["The next lookup tries again.", "Let the aspect pass this adapter on, or cancel it."])
    return AdapterError(.aspectFailed, message.text, underlying: error)
  }

  static func notConforming(
    _ made: AnyObject, to type: Any.Type, _ aspect: AdapterObservation, _ cell: AdapterCell
  ) -> AdapterError {
    let message = MessageText(
      fact:
        "An aspect put a \(TypeName.qualified(Swift.type(of: made))) in place of \(cell.qualifiedName), which does not "
        + "conform to '\(TypeName.qualified(type))'.",
      details: ["added at \(aspect.place)", "the adapter is declared \(cell.whereDeclared)"],
      waysOut: ["Return an object that conforms to every protocol that the adapter is bound to."])
    return AdapterError(.aspectFailed, message.text)
  }

  static func lateProceeding(_ aspect: AdapterObservation, _ cell: AdapterCell) -> AdapterError {
    let message = MessageText(
      fact: "proceed() of the creation of \(cell.qualifiedName) was called after the aspect's hook had returned.",
      details: ["added at \(aspect.place)"], waysOut: ["Call proceed() within the hook, or not at all."])
    return AdapterError(.aspectFailed, message.text)
  }
}
