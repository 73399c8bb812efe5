internal import LinkedRecords
public import ServiceKit

/// A module that is linked into the program.
public struct LinkedModule: Sendable, CustomStringConvertible {
  /// What server data calls it.
  public var id: String { declaration.id }
  /// The class or the actor, with its module.
  public let className: String
  /// Where it is declared; nil where the program was built without descriptions.
  public let place: SourcePlace?
  /// What happens where it is open already; nil: a link opens it once, and everything else always.
  public var policy: OpeningPolicy? { declaration.policy }
  /// The gate that must be open; nil for none.
  public var gate: String? { declaration.gate }
  let declaration: ModuleDeclaration

  init(_ declaration: ModuleDeclaration, identity: UInt64, image: LinkedImage) {
    self.declaration = declaration
    className = TypeName.qualified(declaration.type)
    place = Descriptions.description(identity, in: image).flatMap(SourcePlace.init)
  }

  /// The target that declares the class.
  var target: String { TypeName.module(declaration.type) }

  /// The class and where it is declared, for messages.
  public var description: String { place.map { "\(className) at \($0)" } ?? className }
}
