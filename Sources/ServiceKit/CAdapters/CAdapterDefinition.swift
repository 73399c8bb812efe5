internal import CLinkedRecords

/// The constant that registers an adapter in C, checked once.
///
/// It belongs to an image that stays loaded, and never changes.
@safe
struct CAdapterDefinition: @unchecked Sendable {
  let adapter: sk_c_adapter
  let functions: UnsafeRawPointer
  private let create: @convention(c) () -> UnsafeMutableRawPointer?
  let names: CAdapterNames
  let place: SourcePlace

  /// Reads a definition; nil where it lacks what it must have.
  init?(_ adapter: sk_c_adapter) {
    guard unsafe adapter.size >= UInt32(MemoryLayout<sk_c_adapter>.size), let service = unsafe adapter.service,
      let name = unsafe adapter.name, let file = unsafe adapter.file, let create = unsafe adapter.make,
      let functions = unsafe adapter.functions
    else { return nil }
    unsafe self.adapter = adapter
    unsafe self.functions = functions
    unsafe self.create = create
    names = unsafe CAdapterNames(service: String(cString: service), adapter: String(cString: name))
    place = unsafe SourcePlace(fileID: String(cString: file), line: Int(adapter.line))
  }

  /// Makes an instance; nil is "none in this run".
  func make() -> CAdapterInstance? {
    unsafe create().map { unsafe CAdapterInstance($0, of: self) }
  }
}

/// The names of an adapter written in C.
struct CAdapterNames: Sendable {
  /// What it is bound to, as both sides know it.
  var service: String
  var adapter: String
}
