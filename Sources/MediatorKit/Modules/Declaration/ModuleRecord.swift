/// The record of a module, and what its accessor calls.
///
/// The macro `@Module` writes all this. By hand, without macros, a module is one constant beside the class:
///
/// ```swift
/// enum ArticleRecord {
///   @section("sk_records") @used
///   private static let record: ModuleRecord.Layout = (
///     1, 4, 0, 0, { out in unsafe ModuleRecord.write(out, "2", ArticlePage.self) }
///   )
/// }
/// ```
///
/// The numbers are the version (1), the kind (4, a module), the hint (0: not known) and the identity (0: no description).
/// On Apple platforms the section is `__DATA_CONST,__sk_records`.
public enum ModuleRecord {
  /// Version, kind, hint, identity, accessor.
  public typealias Layout = (UInt16, UInt16, UInt32, UInt64, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Declares a module; called by the accessor of its record.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - id: what server data calls the module.
  ///   - type: the class or the actor.
  ///   - policy: what happens where it is open already; nil: by the origin of each opening.
  ///   - requires: the gate that must be open; nil for none.
  public static func write<Opened: OpenableModule>(
    _ out: UnsafeMutableRawPointer, _ id: String, _ type: Opened.Type, policy: OpeningPolicy? = nil,
    requires: String? = nil
  ) {
    unsafe out.initializeMemory(
      as: ModuleDeclaration.self, to: ModuleDeclaration(id: id, type: type, policy: policy, gate: requires))
  }
}
