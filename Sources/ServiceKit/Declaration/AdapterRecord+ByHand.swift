extension AdapterRecord {
  /// Declares an adapter for one protocol; called by the accessor of a record that is written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`; it refines `Sendable`, since any thread may come to the adapter.
  ///   - scope: how long the adapter lives.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory; nil means "none in this run". It runs on any thread.
  public static func declare<P: Sendable>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, scope: AdapterScope = .application, fileID: String = #fileID,
    line: Int = #line, _ make: @escaping @Sendable () throws -> P?
  ) {
    unsafe write(out, type, scope: scope, SourcePlace(fileID: fileID, line: line)) { faces in
      if let made = try make() { try faces.add(type, made) }
    }
  }

  /// Declares an adapter of which each lookup makes a new one, for one protocol; called by the accessor of a record that
  /// is written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory; nil means "none in this run". It runs on any thread.
  public static func declareUnique<P>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @Sendable () throws -> P?
  ) {
    unsafe write(out, type, scope: .unique, SourcePlace(fileID: fileID, line: line)) { faces in
      if let made = try make() { try faces.add(type, made) }
    }
  }

  /// The same for a protocol that any thread may use, so that it may be looked up as such.
  public static func declareUnique<P: Sendable>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @Sendable () throws -> P?
  ) {
    unsafe declare(out, type, scope: .unique, fileID: fileID, line: line, make)
  }

  /// Declares an adapter of which each host has one of its own, for one protocol; called by the accessor of a record that
  /// is written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`.
  ///   - host: what the host must be, as `(any H).self`; `(any AdapterHost).self` for any.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory, which gets the host; nil means "none in this run".
  public static func declare<P, H>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, host: H.Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @Sendable (H) throws -> P?
  ) {
    unsafe write(out, type, host, scope: .host, SourcePlace(fileID: fileID, line: line)) { faces, host in
      if let made = try make(host) { try faces.add(type, made) }
    }
  }

  /// The same for a protocol that any thread may use, so that a `Sendable` host of no actor may look the adapter up.
  public static func declare<P: Sendable, H>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, host: H.Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @Sendable (H) throws -> P?
  ) {
    unsafe declare(out, type, host: host, scope: .host, fileID: fileID, line: line, make)
  }

  /// Declares an adapter of which each lookup through a host makes a new one, for one protocol; called by the accessor of
  /// a record that is written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`.
  ///   - host: what the host must be, as `(any H).self`.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory, which gets the host; nil means "none in this run".
  public static func declareUnique<P, H>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, host: H.Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @Sendable (H) throws -> P?
  ) {
    unsafe write(out, type, host, scope: .unique, SourcePlace(fileID: fileID, line: line)) { faces, host in
      if let made = try make(host) { try faces.add(type, made) }
    }
  }

  /// The same for a protocol that any thread may use, so that it may be looked up as such.
  public static func declareUnique<P: Sendable, H>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, host: H.Type, fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @Sendable (H) throws -> P?
  ) {
    unsafe declare(out, type, host: host, scope: .unique, fileID: fileID, line: line, make)
  }

  /// Declares an adapter that belongs to hosts, in any scope, for one protocol; called by the accessor of a record that is
  /// written by hand.
  ///
  /// - Parameters:
  ///   - out: what the accessor was given.
  ///   - type: the adapter protocol, as `(any P).self`; it refines `Sendable`, since hosts may meet in the adapter.
  ///   - host: what the host must be, as `(any H).self`.
  ///   - scope: how long the adapter lives.
  ///   - fileID: where the record is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: the factory, which gets the host that asks first; nil means "none in this run".
  public static func declare<P: Sendable, H>(
    _ out: UnsafeMutableRawPointer, _ type: P.Type, host: H.Type, scope: AdapterScope, fileID: String = #fileID,
    line: Int = #line, _ make: @escaping @Sendable (H) throws -> P?
  ) {
    unsafe write(out, type, host, scope: scope, SourcePlace(fileID: fileID, line: line)) { faces, host in
      if let made = try make(host) { try faces.add(type, made) }
    }
  }

  private static func write(
    _ out: UnsafeMutableRawPointer, _ type: Any.Type, scope: AdapterScope, _ place: SourcePlace,
    factory: @escaping @Sendable (AdapterFaces) throws -> Void
  ) {
    let declaration = AdapterDeclaration(
      adapter: type, protocols: [type], scope: scope, host: nil, isHost: nil, variant: nil, isolation: nil,
      factory: { try factory($0) }, place: place)
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }

  private static func write<H>(
    _ out: UnsafeMutableRawPointer, _ type: Any.Type, _ host: H.Type, scope: AdapterScope, _ place: SourcePlace,
    factory: @escaping @Sendable (AdapterFaces, H) throws -> Void
  ) {
    let declaration = AdapterDeclaration(
      adapter: type, protocols: [type], scope: scope, host: host, isHost: { $0 is H }, variant: nil, isolation: nil,
      factory: { faces in if let host = HostReference.current(host) { try factory(faces, host) } }, place: place)
    unsafe out.initializeMemory(as: AdapterDeclaration.self, to: declaration)
  }
}
