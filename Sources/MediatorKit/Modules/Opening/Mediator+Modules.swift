extension Mediator {
  /// Opens a module by its type, as the target does that declares it.
  ///
  /// It takes the path of any action, through the same middleware.
  ///
  /// - Parameters:
  ///   - type: the module.
  ///   - server: what server data would say.
  ///   - client: what the program hands over.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: the handle; the module is closed when the last reference to it is gone.
  /// - Throws: what the module's initialiser and the middleware throw; `CancellationError` where the caller was cancelled before; and
  ///   ``MediatorError`` where the class has no `@Module` here, another has its id, a gate does not open, or the module was closed
  ///   while it was opened.
  @discardableResult
  nonisolated(nonsending) public func open<Opened: OpenableModule>(
    _ type: Opened.Type, server: Opened.ServerParameters, client: Opened.ClientValues,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> ModuleHandle {
    let call = ActionCall(self, OpenModule<Opened>.self, fileID, line)
    return try await admitted(OpenModule<Opened>(server: server, client: client), call, fromOutside: false)
  }

  /// Opens a module that needs no client values; see ``open(_:server:client:fileID:line:)``.
  @discardableResult
  nonisolated(nonsending) public func open<Opened: OpenableModule>(
    _ type: Opened.Type, server: Opened.ServerParameters, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> ModuleHandle where Opened.ClientValues == NoClientValues {
    try await open(type, server: server, client: NoClientValues(), fileID: fileID, line: line)
  }

  /// Opens the module that server data names.
  ///
  /// - Parameters:
  ///   - request: the data, ``OpenRequest/data(_:limits:)``.
  ///   - client: what the program hands over: a value of the module's `ClientValues`.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: the handle; the module is closed when the last reference to it is gone.
  /// - Throws: what ``open(_:server:client:fileID:line:)`` throws, and ``MediatorError`` with line, column and reason where the data is
  ///   not what it must be; nothing has changed then.
  /// - Complexity: O(n) in the data, after the first time.
  @discardableResult
  nonisolated(nonsending) public func open<Client: Sendable>(
    _ request: OpenRequest, client: Client, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> ModuleHandle {
    guard let form = request.form as? DataForm else {
      throw MediatorError.uselessClientValues(request.form.origin(at: LiteralPlace(fileID, line)))
    }
    let withValues = OpenRequest(form: form.with(client))
    return try await open(withValues, as: ModuleHandle.self, fileID: fileID, line: line)
  }

  /// The open modules, from the bottom of the stack to the top.
  ///
  /// - Complexity: O(n) in the open modules.
  public var activeModules: [ActiveModule] { core.targets.modules.active }

  /// The modules that are linked, in link order.
  ///
  /// - Complexity: O(n) in all records.
  public var linkedModules: [LinkedModule] { core.modules.modules }

  /// An error for each id that two modules have, which names both; a part of ``validate()``.
  ///
  /// - Complexity: O(n) in all records.
  public func moduleProblems() -> [MediatorError] {
    let all = linkedModules
    let byID = Dictionary(grouping: all, by: \.id)
    var seen: Set<String> = []
    return all.compactMap { module in
      guard let rivals = byID[module.id], rivals.count > 1, seen.insert(module.id).inserted else { return nil }
      return .severalModules(module.id, rivals)
    }
  }

  /// Closes all modules, from the top to the bottom; none can refuse.
  ///
  /// Those that are being opened are closed as soon as they are open.
  public func closeModules() async { await core.targets.modules.closeAll() }
}

extension ActionCall {
  /// Opens a module that needs no client values, on behalf of the action that is being handled.
  @discardableResult
  nonisolated(nonsending) public func open<Opened: OpenableModule>(
    _ type: Opened.Type, server: Opened.ServerParameters, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> ModuleHandle where Opened.ClientValues == NoClientValues {
    try await open(type, server: server, client: NoClientValues(), fileID: fileID, line: line)
  }

  /// Opens a module on behalf of the action that is being handled: a link that led to it is the origin; see
  /// ``Mediator/open(_:server:client:fileID:line:)``.
  @discardableResult
  nonisolated(nonsending) public func open<Opened: OpenableModule>(
    _ type: Opened.Type, server: Opened.ServerParameters, client: Opened.ClientValues,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> ModuleHandle {
    let call = try further(OpenModule<Opened>.self, fileID, line)
    return try await mediator.admitted(OpenModule<Opened>(server: server, client: client), call, fromOutside: false)
  }
}
