internal import CLinkedRecords

/// An adapter written in C, as Swift calls it: an instance, and the functions that take it.
///
/// A small class makes it the adapter for a Swift protocol:
///
/// ```swift
/// @Adapter((any Shortening).self)
/// final class CShortening: Shortening {
///   private let adapter: CAdapter<shortening_functions>
///   init(_ adapter: CAdapter<shortening_functions>) { self.adapter = adapter }
///
///   static func lazyRegister() throws -> CShortening? {
///     try AdapterRegistry.main.cAdapter("Shortening", functions: shortening_functions.self).map(CShortening.init)
///   }
///
///   func length(of text: String) -> Int { adapter.functions.length(adapter.instance, text) }
/// }
/// ```
///
/// The instance lives as long as a value of this type or the registry that made it. The C header says that the functions
/// of a service may be called on any thread.
@safe
public struct CAdapter<Functions>: @unchecked Sendable {
  private let owner: CAdapterInstance
  /// The structure of function pointers.
  public let functions: Functions

  /// What the adapter's `make` returned.
  public var instance: UnsafeMutableRawPointer { unsafe owner.instance }

  init(_ owner: CAdapterInstance) {
    self.owner = owner
    functions = unsafe owner.functions.load(as: Functions.self)
  }
}

/// An instance that was made by C, and is ended by it.
@safe
final class CAdapterInstance: @unchecked Sendable {
  let instance: UnsafeMutableRawPointer
  let functions: UnsafeRawPointer
  private let destroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  /// Takes over what an adapter has made.
  init(
    _ instance: UnsafeMutableRawPointer, functions: UnsafeRawPointer,
    destroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) {
    unsafe self.instance = instance
    unsafe self.functions = functions
    unsafe self.destroy = destroy
  }

  deinit { unsafe destroy?(instance) }
}
