internal import LinkedRecords
internal import RecordFormat
public import ServiceKit

/// A handler that is linked into the program, or that was added at run time.
public struct LinkedHandler: Sendable, CustomStringConvertible {
  /// The action's type, with its module.
  public var actionName: String { TypeName.qualified(declaration.action) }
  /// The type whose method it is, with its module; nil for a free function and for one added at run time.
  public var targetName: String? { declaration.target.map { TypeName.qualified($0) } }
  /// The function's name; nil where the program was built without descriptions.
  public let functionName: String?
  /// Where it is declared; nil where the program was built without descriptions.
  public let place: SourcePlace?
  /// The handler answers at once.
  public var isImmediate: Bool { declaration.form.isImmediate }
  /// The state that it is for; nil for every state that has no handler of its own.
  public var state: MediatorState? { declaration.state }
  /// The arm of an experiment, or the value of a setting, that it is for, as in `newPlayer=on`; nil where it is for all.
  public var variant: String? { declaration.variant?.description }
  let declaration: HandlerDeclaration
  /// The module of the handler.
  public let module: String

  init(_ declaration: HandlerDeclaration, identity: UInt64, image: LinkedImage) {
    self.declaration = declaration
    let description = Descriptions.description(identity, in: image)
    place = description.flatMap(SourcePlace.init)
    functionName = description?.fields.first { $0.key == "function" }?.value
    module = place?.module ?? declaration.target.map { TypeName.module($0) } ?? ""
  }

  init(_ declaration: HandlerDeclaration, addedAt place: SourcePlace) {
    self.declaration = declaration
    self.place = place
    functionName = nil
    module = place.module
  }

  /// The function and where it is declared, for messages.
  public var description: String {
    let name = [targetName, functionName].compactMap(\.self).joined(separator: ".")
    let what = (name.isEmpty ? "a handler" : name) + conditions
    return place.map { "\(what) at \($0)" } ?? what
  }

  /// What it is for, where that is not everything: ` in the state focusTitle for newPlayer=on`.
  private var conditions: String {
    [state.map { " in the state \($0)" }, variant.map { " for \($0)" }].compactMap(\.self).joined()
  }
}
