internal import CLinkedRecords

/// The constant that registers an adapter in C, checked once.
///
/// It belongs to an image that stays loaded, and never changes.
@safe
final class CAdapterDefinition: @unchecked Sendable {
  let names: CAdapterNames
  let place: SourcePlace
  /// Why no instance can be made; nil where one can.
  let defect: Defect?
  /// The size of the structure of functions, as the adapter was compiled.
  let functionsSize: Int
  /// Nil with a defect.
  private let adapter: sk_c_adapter?

  /// What a definition lacks.
  enum Defect: Equatable {
    /// The structure is smaller than this library reads it.
    case size(UInt32)
    case noService, noFunctions, noMake
  }

  /// Reads a definition.
  init(_ pointer: UnsafePointer<sk_c_adapter>) {
    let size = unsafe UnsafeRawPointer(pointer).load(as: UInt32.self)
    guard unsafe size >= UInt32(MemoryLayout<sk_c_adapter>.size) else {
      defect = .size(size)
      names = CAdapterNames(service: "", adapter: "(without a name)")
      place = SourcePlace(fileID: "", line: 0)
      functionsSize = 0
      unsafe adapter = nil
      return
    }
    let read = unsafe pointer.pointee
    names = unsafe CAdapterNames(
      service: read.service.map { unsafe String(cString: $0) } ?? "",
      adapter: read.name.map { unsafe String(cString: $0) } ?? "(without a name)")
    place = unsafe SourcePlace(fileID: read.file.map { unsafe String(cString: $0) } ?? "", line: Int(read.line))
    functionsSize = unsafe read.functions_size
    if unsafe read.service == nil {
      defect = .noService
    } else if unsafe read.functions == nil {
      defect = .noFunctions
    } else if unsafe read.make == nil {
      defect = .noMake
    } else {
      defect = nil
    }
    unsafe adapter = defect == nil ? read : nil
  }

  /// Makes an instance; nil is "none in this run".
  ///
  /// - Throws: ``AdapterError`` where it could not be made this time.
  func make() throws -> CAdapterInstance? {
    guard let adapter = unsafe adapter, let made = unsafe adapter.make(), let functions = unsafe adapter.functions
    else { return nil }
    if unsafe sk_make_failed(made) { throw AdapterError.makeFailed(self) }
    return unsafe CAdapterInstance(made, functions: functions, destroy: adapter.destroy)
  }
}

/// The names of an adapter written in C.
struct CAdapterNames: Sendable {
  /// What it is bound to, as both sides know it.
  var service: String
  var adapter: String
}
