import ServiceKit

/// What stands in for adapters in a test: fakes, factories of fakes, or nothing.
///
/// A fake stands in as what it replaces: where the adapter belongs to a host, the fake is looked up through hosts, and one
/// that conforms to `HostBound` is told of each. It has no `weakTarget`, since nothing made it for a host.
public struct AdapterOverrides: Sendable {
  var all: [AdapterOverride] = []

  /// No overrides.
  public init() {}

  /// Binds a protocol to a fake, for every task that inherits the override.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - adapter: an instance of a class or an actor.
  ///   - fileID: where the override is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  public mutating func bind<P: Sendable>(
    _ type: P.Type, to adapter: P, fileID: String = #fileID, line: Int = #line
  ) {
    all.append(AdapterOverride(type, to: adapter, place: SourcePlace(fileID: fileID, line: line)))
  }

  /// Binds a protocol that is not `Sendable` to a fake, for the running task only.
  ///
  /// Where another task looks it up, the lookup throws `AdapterError`: two threads could meet in the fake. The other
  /// form, with a factory, works in all tasks.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - adapter: an instance of a class.
  ///   - fileID: where the override is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  public mutating func bind<P>(
    _ type: P.Type, to adapter: P, fileID: String = #fileID, line: Int = #line
  ) {
    all.append(AdapterOverride(type, toTaskBound: adapter, place: SourcePlace(fileID: fileID, line: line)))
  }

  /// Binds a protocol to a factory, which makes a fake for each host.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - fileID: where the override is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory; nil means "none in this run", and an error reaches the lookup.
  public mutating func bind<P>(
    _ type: P.Type, fileID: String = #fileID, line: Int = #line, making make: @escaping @Sendable () throws -> P?
  ) {
    all.append(AdapterOverride(type, place: SourcePlace(fileID: fileID, line: line), make: make))
  }

  /// Binds a protocol that any thread may use to a factory, which makes a fake for each host.
  ///
  /// See the function of the same name for the rest.
  public mutating func bind<P: Sendable>(
    _ type: P.Type, fileID: String = #fileID, line: Int = #line, making make: @escaping @Sendable () throws -> P?
  ) {
    all.append(AdapterOverride(type, place: SourcePlace(fileID: fileID, line: line), make: make))
  }

  /// Binds a protocol to nothing, as in a product that has no adapter for it.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - fileID: where the override is; leave it out.
  ///   - line: the line, from 1; leave it out.
  public mutating func unbind<P>(_ type: P.Type, fileID: String = #fileID, line: Int = #line) {
    all.append(AdapterOverride(unbinding: type, place: SourcePlace(fileID: fileID, line: line)))
  }

  /// The registry that the running task means, with these overrides and instances of its own.
  var registry: AdapterRegistry { AdapterRegistry.main.overriding(all) }
}
