internal import CallLists
internal import PositionedJSON
internal import ServiceKit

extension ContainerError {
  static func conformsElsewhere(_ component: String, _ step: Lifecycle.Step, in container: String) -> ContainerError {
    ContainerError(
      .wrongIsolation,
      MessageText(
        fact: "\(component) conforms to \(step.typeName) in another isolation than \(container), so it is not told of "
          + "the state '\(step.state)'.",
        waysOut: [
          "Make the container in the isolation of the conformance, the main actor for one.",
          "Make the conformance nonisolated.",
        ]))
  }

  static func threw(_ component: String, _ error: any Error, _ event: String, in container: String) -> ContainerError {
    ContainerError(
      .componentThrew,
      MessageText(
        fact: "\(component) threw at '\(event)': \(error)",
        details: ["\(container.capitalizedFirst) goes on; it is told of the next state."],
        waysOut: ["Handle the error in \(component)."]), underlying: error)
  }

  static func tooManyChanges(of container: String, limit: Int) -> ContainerError {
    ContainerError(
      .tooDeep,
      MessageText(
        fact: "Changes of the state of \(container) cause one another without end: \(limit) are inside one another. "
          + "Nothing changes until the outermost has ended.",
        waysOut: ["Move the container from outside of its components.", "Move it only where its state is another."]))
  }

  static func tooManyWrites(of key: String, in container: String) -> ContainerError {
    ContainerError(
      .tooDeep,
      MessageText(
        fact: "Writes of the context's key '\(key)' cause one another without end in \(container): an observer of it "
          + "writes, or causes somebody to write. The newest value is kept, but not every observer has been told of it.",
        waysOut: ["Write only a value that is another.", "Write from outside of the observers of the key."]))
  }

  static func unknownState(
    _ state: LifecycleState, of lifecycle: Lifecycle, in container: String
  ) -> ContainerError {
    let suggestion = NearNames(state.name, among: lifecycle.states.map(\.name)).suggestion
    return ContainerError(
      .unknownState,
      MessageText(
        fact: "The lifecycle of \(container) has no state '\(state)'; \(suggestion)",
        waysOut: ["Name a state of the lifecycle.", "Add the state to the lifecycle."]))
  }

  static func otherLifecycle(_ child: ContainerCore, in parent: ContainerCore) -> ContainerError {
    let states = { (core: ContainerCore) in core.lifecycle.states.map(\.name).joined(separator: " < ") }
    return ContainerError(
      .unknownState,
      MessageText(
        fact:
          "\(child.reports.name.capitalizedFirst) cannot be a component of \(parent.reports.name), which has another "
          + "lifecycle.",
        details: ["\(states(child))", "\(states(parent))"], waysOut: ["Make both with the same lifecycle."]))
  }

  static func twoParents(_ child: ContainerCore, _ first: ContainerCore, _ second: ContainerCore) -> ContainerError {
    ContainerError(
      .addedTwice,
      MessageText(
        fact: "\(child.reports.name.capitalizedFirst) is a component of \(first.reports.name), so it cannot be one of "
          + "\(second.reports.name), too.",
        waysOut: ["Remove it from the first."]))
  }

  static func ownAncestor(_ child: ContainerCore, _ parent: ContainerCore) -> ContainerError {
    ContainerError(
      .addedTwice,
      MessageText(
        fact: "\(child.reports.name.capitalizedFirst) contains \(parent.reports.name), or is it, so it cannot be a "
          + "component of it.",
        waysOut: ["Let one contain the other."]))
  }

  static func wrongOwner(
    _ component: String, wanted: Any.Type, found: Any.Type?, in container: String
  ) -> ContainerError {
    let found = found.map { "belongs to a \(TypeName.qualified($0))" } ?? "has no owner, or its owner is gone"
    let wanted = TypeName.qualified(wanted)
    return ContainerError(
      .wrongOwner,
      MessageText(
        fact: "\(component) needs a container whose owner is a '\(wanted)', and \(container) \(found).",
        waysOut: [
          "Let the owner conform to '\(wanted)', and give it to the container.",
          "Ask for less: ComponentPlace<AnyObject, …> fits any owner.",
        ]))
  }

  static func settings(_ component: String, wanted: Any.Type) -> ContainerError {
    ContainerError(
      .unusableSettings,
      MessageText(
        fact: "\(component) asks for settings of the type '\(TypeName.qualified(wanted))', and it is given none.",
        waysOut: ["Give it settings.", "Let it ask for NoSettings.", "Let the type of its settings be Decodable."]))
  }

  static func settings(_ component: String, _ error: SceneError) -> ContainerError {
    ContainerError(
      .unusableSettings,
      MessageText(
        fact: "The settings of \(component) cannot be read.",
        details: "\(error)".split(separator: "\n").map(String.init),
        waysOut: ["Mend the scene file.", "Let the component accept what is there."]), underlying: error)
  }

  static func creationFailed(
    _ component: String, _ error: any Error, _ site: CallSite, in container: String
  ) -> ContainerError {
    ContainerError(
      .creationFailed,
      MessageText(
        fact: "\(component) could not be made for \(container): \(error)",
        details: ["added at \(site.fileID):\(site.line)"],
        waysOut: ["Mend what it throws for.", "Leave it out."]), underlying: error)
  }
}
