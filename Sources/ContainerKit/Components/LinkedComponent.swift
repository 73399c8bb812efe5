internal import LinkedRecords
public import ServiceKit

/// A component that is linked into the program.
public struct LinkedComponent: Sendable {
  /// The name, as `@Component` gives it.
  public var name: String { declaration.name }
  /// The class, with its module.
  public let className: String
  /// Where it is declared; nil where the program was built without descriptions.
  public let place: SourcePlace?
  let declaration: ComponentDeclaration

  init(_ declaration: ComponentDeclaration, identity: UInt64, image: LinkedImage) {
    self.declaration = declaration
    className = TypeName.qualified(declaration.type)
    place = Descriptions.description(identity, in: image).flatMap(SourcePlace.init)
  }

  /// The module of the class.
  public var module: String { TypeName.module(declaration.type) }

  /// The class and where it is declared, for messages.
  var description: String { place.map { "\(className) at \($0)" } ?? className }
}
