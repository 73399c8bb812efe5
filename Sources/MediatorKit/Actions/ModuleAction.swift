/// What one module asks another to do: a value that says everything the handler needs.
///
/// Actions live in the small API target of the module that handles them, so that whoever sends one imports that target and
/// nothing else of the module.
///
/// ```swift
/// public struct Register: ModuleAction {
///   public typealias Output = Bool
///   public var info: String
///   public init(info: String) { self.info = info }
/// }
/// ```
public protocol ModuleAction: Sendable {
  /// What the handler answers.
  associatedtype Output: Sendable = Void
}

/// An action whose handler answers at once: ``Mediator/send(_:fileID:line:)`` is synchronous.
///
/// The handler belongs to no actor and is not `async`; the compiler sees to both.
public protocol ImmediateAction: ModuleAction {}
