internal import ServiceKit

extension Mediator {
  /// The state that the mediator is in; ``MediatorState/initial`` at first.
  ///
  /// A scope has a state of its own; see ``scope()``.
  public var state: MediatorState { core.conditions.state }

  /// Puts the mediator in a state.
  ///
  /// Calls that are on their way choose their handler when they come to it, behind the middleware; those that have come to it
  /// go on. A call that comes to it after this has returned sees the new state or a later one; one that comes to it meanwhile, on
  /// another thread, sees either, and never anything between.
  ///
  /// - Parameter state: the new state; it need not have handlers.
  /// - Returns: the state before.
  @discardableResult
  public func move(to state: MediatorState) -> MediatorState { core.conditions.move(to: state) }

  /// Chooses the value of a setting for this mediator and its scopes, in place of what was chosen before.
  ///
  /// - Parameters:
  ///   - setting: the setting.
  ///   - value: one of its values.
  ///   - fileID: where it is chosen, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Throws: ``MediatorError`` for a value that the setting does not have; nothing is changed then.
  public func choose(
    _ setting: MediatorSetting, _ value: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(MediatorError) {
    guard setting.values.contains(value) else {
      throw .unknownValue(setting, value, SourcePlace(fileID: "\(fileID)", line: Int(line)))
    }
    core.conditions.choose(setting, value)
  }

  /// The value of a setting: what was chosen here, else in the mediator that this one is a scope of, else the first one.
  public func choice(of setting: MediatorSetting) -> String { core.conditions.choice(of: setting) }
}
