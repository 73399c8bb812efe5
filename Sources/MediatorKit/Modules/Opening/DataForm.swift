internal import PositionedJSON

/// Server data: `{"schemaVersion": 1, "module": "2", "parameters": {…}}`.
struct DataForm: OpenForm {
  let bytes: [UInt8]
  let limits: ServerDataLimits
  let client: any Sendable

  /// The same data with other client values.
  func with(_ client: any Sendable) -> DataForm { DataForm(bytes: bytes, limits: limits, client: client) }

  func origin(at place: LiteralPlace) -> ActionOrigin { ActionOrigin(kind: .data, place: place) }

  nonisolated(nonsending) func resolved(in core: MediatorCore, _ origin: ActionOrigin) async throws -> ResolvedRequest {
    let (node, module) = try module(in: core.modules, origin)
    return ResolvedRequest(action: try action(module.declaration.type, module, node, origin))
  }

  /// The module that the data names, and its parameters.
  private func module(
    in catalog: ModuleCatalog, _ origin: ActionOrigin
  ) throws(MediatorError) -> (parameters: JSONNode?, module: LinkedModule) {
    do throws(JSONError) {
      let limits = JSONLimits(maximumBytes: limits.maximumBytes, maximumDepth: limits.maximumDepth)
      let root = try JSONDocument(bytes, limits: limits, showsValues: false).root
      _ = try root.object(known: ["schemaVersion", "module", "parameters"])
      let version = try root.member("schemaVersion")
      guard try version.integer(Int.self) == 1 else {
        throw version.error("the program does not know this version; it knows version 1")
      }
      let id = try root.member("module")
      let found = catalog.modules(id: try id.string())
      if found.count > 1 { throw id.error("\(found.count) modules have this id: \(found.descriptions)") }
      guard let module = found.first else { throw id.error(Self.unknown(try id.string(), in: catalog)) }
      let parameters = root["parameters"]
      _ = try parameters?.object()
      return (parameters, module)
    } catch {
      throw .badData(error, origin)
    }
  }

  private static func unknown(_ id: String, in catalog: ModuleCatalog) -> String {
    let known = Set(catalog.modules.map(\.id)).sorted()
    let near = NearNames(id, among: known)
    let isLong = near.near.isEmpty && known.count > 20
    return "no module has this id; \(isLong ? "\(known.count) are known" : near.suggestion)"
  }

  private func action<Opened: OpenableModule>(
    _ type: Opened.Type, _ module: LinkedModule, _ node: JSONNode?, _ origin: ActionOrigin
  ) throws(MediatorError) -> any ModuleAction {
    let server = try parameters(Opened.ServerParameters.self, node, module, origin)
    guard let client = client as? Opened.ClientValues else {
      throw .otherClientValues(module, wanted: Opened.ClientValues.self, given: Swift.type(of: client), origin)
    }
    return OpenModule<Opened>(server: server, client: client)
  }

  private func parameters<Value: Decodable>(
    _ type: Value.Type, _ node: JSONNode?, _ module: LinkedModule, _ origin: ActionOrigin
  ) throws(MediatorError) -> Value {
    var unknown: JSONError?
    let place = node ?? .emptyObject
    let value: Value
    do {
      value = try place.decode(type, unknownKeys: { unknown = unknown ?? $0 })
    } catch {
      let refused = "the value is refused by \(module.className)"
      var error = error as? JSONError ?? place.error(refused)
      if node == nil { error.path = "parameters" }
      throw .badData(error, origin)
    }
    if let unknown { throw .badData(unknown, origin) }
    return value
  }
}

extension [LinkedModule] {
  /// All of them, in one line.
  fileprivate var descriptions: String { map(\.description).joined(separator: ", ") }
}
