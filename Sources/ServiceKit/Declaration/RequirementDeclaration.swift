/// What the accessor of a requirement's record writes.
struct RequirementDeclaration: Sendable {
  var protocolType: Any.Type
  var isRequired: Bool
  var owner: Any.Type?
  var property: String
  /// The property belongs to a host, so adapters of every scope will do; else only services will.
  var hasHost: Bool
}

/// The record of a requirement, and what its accessor calls; written by `@Adapted` and `@Service`.
@_documentation(visibility: internal)
public enum RequirementRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = AdapterRecord.Layout

  /// Called by the accessor of a requirement's record.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the protocol, as `(any P).self`.
  ///   - isRequired: the property is not optional.
  ///   - owner: the type that has the property; nil at file scope.
  ///   - property: the property's name.
  ///   - hasHost: the property belongs to a host.
  public static func write(
    _ out: UnsafeMutableRawPointer, _ type: Any.Type, isRequired: Bool, owner: Any.Type?, property: String,
    hasHost: Bool
  ) {
    let declaration = RequirementDeclaration(
      protocolType: type, isRequired: isRequired, owner: owner, property: property, hasHost: hasHost)
    unsafe out.initializeMemory(as: RequirementDeclaration.self, to: declaration)
  }
}
