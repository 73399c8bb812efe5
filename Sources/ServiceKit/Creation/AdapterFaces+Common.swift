// What the generated factory of a service, or of an adapter that hosts share, calls: any thread may come to such an
// adapter, through two hosts that know nothing of one another. The compiler names the function where an adapter is neither
// `Sendable` nor bound to the main actor, so the name says what to write.
extension AdapterFaces {
  /// Adds an adapter that any thread may reach, as one protocol.
  public func `a service or a shared adapter needs a Sendable protocol, @MainActor or scope: .host`<P: Sendable>(
    _ type: P.Type, _ value: P?
  ) throws { try add(type, value) }

  /// Adds an adapter that only the main actor reaches, as one protocol.
  @MainActor
  public func `a service or a shared adapter needs a Sendable protocol, @MainActor or scope: .host`<P>(
    _ type: P.Type, _ value: P?
  ) throws { try add(type, value) }
}
