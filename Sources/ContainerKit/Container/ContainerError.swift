internal import CallLists
internal import ServiceKit

/// What went wrong in a container: thrown to who asked for it, reported where nobody did.
public struct ContainerError: Error, CustomStringConvertible {
  /// A kind of failure.
  public struct Code: Hashable, Sendable {
    let name: String

    /// The container is closed.
    public static let closed = Code(name: "closed")
    /// The instance is a component of the container already.
    public static let addedTwice = Code(name: "addedTwice")
    /// A component could not be made; see ``ContainerError/underlying``.
    public static let creationFailed = Code(name: "creationFailed")
    /// The container's owner is not what a component needs.
    public static let wrongOwner = Code(name: "wrongOwner")
    /// No component of that name is linked.
    public static let unknownComponent = Code(name: "unknownComponent")
    /// Two components have one name.
    public static let ambiguousComponent = Code(name: "ambiguousComponent")
    /// A component belongs to another actor than the container, or conforms to a protocol elsewhere.
    public static let wrongIsolation = Code(name: "wrongIsolation")
    /// The settings of a component cannot be read; see ``ContainerError/underlying``.
    public static let unusableSettings = Code(name: "unusableSettings")
    /// The lifecycle has no such state, or a container that is a component has another lifecycle.
    public static let unknownState = Code(name: "unknownState")
    /// A component threw while it handled an event; see ``ContainerError/underlying``.
    public static let componentThrew = Code(name: "componentThrew")
    /// Events, or changes of state, caused one another without end.
    public static let tooDeep = Code(name: "tooDeep")
    /// A key of the context has a writer.
    public static let claimed = Code(name: "claimed")
  }

  /// The kind of failure.
  public let code: Code
  /// What a component, its initialiser or the reading of its settings threw; nil for other codes.
  public let underlying: (any Error)?
  private let message: String

  init(_ code: Code, _ message: MessageText, underlying: (any Error)? = nil) {
    self.code = code
    self.underlying = underlying
    self.message = message.text
  }

  /// The whole message, over several lines.
  public var description: String { message }
}

extension ContainerError {
  /// An error of the call lists, in the words of containers.
  ///
  /// - Parameters:
  ///   - error: what the lists say.
  ///   - container: what messages call the container.
  init(_ error: CallListError, _ container: String) {
    switch error.kind {
    case .memberThrew(let member, let thrown):
      self.init(
        .componentThrew,
        MessageText(
          fact: "\(member) threw at \(error.site): \(thrown)",
          details: ["The other components of \(container) were called, and it gets the next event."],
          waysOut: [
            "Handle the error in \(member).",
            "If the sender needs it, loop over components(_:) and call them there.",
          ]), underlying: thrown)
    case .tooDeep: self.init(.tooDeep, MessageText(fact: "\(error)"))
    case .addedTwice(let member): self = .addedTwice(member, in: container, error.site)
    case .closed: self = .closed(container, error.site)
    case .isolatedElsewhere(let member, let type):
      self.init(
        .wrongIsolation,
        MessageText(
          fact:
            "\(member) conforms to \(type), but in another isolation than \(container), so its events will not reach it.",
          waysOut: [
            "Use the container in the isolation of the conformance, the main actor for one.",
            "Make the conformance nonisolated.",
          ]))
    }
  }

  static func closed(_ container: String, _ site: CallSite) -> ContainerError {
    ContainerError(
      .closed,
      MessageText(
        fact: "\(container.capitalizedFirst) is closed, so nothing was added at \(site.fileID):\(site.line).",
        waysOut: ["Add before closing.", "Make a new container."]))
  }

  static func addedTwice(_ component: String, in container: String, _ site: CallSite) -> ContainerError {
    ContainerError(
      .addedTwice,
      MessageText(
        fact: "\(component) is a component of \(container) already, so it was not added again at "
          + "\(site.fileID):\(site.line).",
        waysOut: ["Add it once.", "Remove it before you add it again; it then moves to the end."]))
  }

  static func claimed(_ key: String, by first: String, and second: String) -> ContainerError {
    ContainerError(
      .claimed,
      MessageText(
        fact: "The context's key '\(key)' has a writer: \(first). \(second) cannot claim it too.",
        waysOut: [
          "Let one component write, and the others read.", "Release the first claim.", "Use two keys.",
        ]))
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
