/// The action of opening a module: what server data, and the calls of `open` with a module's type, resolve to.
///
/// It passes every middleware, as any other action. Its answer is the handle of the module.
public struct OpenModule<Opened: OpenableModule>: ModuleAction {
  /// The handle.
  public typealias Output = ModuleHandle
  /// What server data says.
  public var server: Opened.ServerParameters
  /// What the program hands over.
  public var client: Opened.ClientValues

  init(server: Opened.ServerParameters, client: Opened.ClientValues) {
    self.server = server
    self.client = client
  }
}

/// An action that the mediator itself handles: the opening of a module.
protocol ModuleOpening: ModuleAction {
  /// The handler of the action.
  ///
  /// - Throws: that the class is no module here.
  static func handler(in core: MediatorCore) throws(MediatorError) -> LinkedHandler

  /// The gate that must be open; nil for none.
  static func gate(in core: MediatorCore) -> String?
}

extension OpenModule: ModuleOpening {
  static func handler(in core: MediatorCore) throws(MediatorError) -> LinkedHandler {
    let module = try core.modules.module(of: Opened.self)
    let stack = core.targets.modules
    let form = WaitingForm<OpenModule> { action, call in try await stack.open(action, module, call) }
    let declaration = HandlerDeclaration(action: OpenModule.self, target: Opened.self, form: form)
    return LinkedHandler(declaration, addedAt: module.place ?? SourcePlace(fileID: module.target, line: 0))
  }

  static func gate(in core: MediatorCore) -> String? { (try? core.modules.module(of: Opened.self))?.gate }
}
