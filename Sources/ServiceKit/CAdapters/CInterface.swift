internal import CLinkedRecords

// What `sk_adapter.h` declares, for callers in C: also in other images, so the optimiser must not hide the functions.
// They take an `sk_adapter` as raw memory, since the signature of such a function cannot name a type of an internal import.

@_cdecl("sk_adapter_find") @usableFromInline
func findForC(
  _ service: UnsafePointer<CChar>?, _ functionsSize: Int, _ result: UnsafeMutableRawPointer?,
  _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
  let out = unsafe result?.assumingMemoryBound(to: sk_adapter.self)
  unsafe out?.pointee = sk_adapter()
  if capacity > 0 { unsafe message?.pointee = 0 }
  guard let service = unsafe service.map({ unsafe String(cString: $0) }) else {
    unsafe write("sk_adapter_find: the service is null", to: message, capacity)
    return Int32(SK_ADAPTER_ERROR)
  }
  do {
    guard let made = try RegistryCore.current.cAdapter(service, functionsSize: functionsSize) else {
      return Int32(SK_ADAPTER_NONE)
    }
    if let out = unsafe out {
      let owner = unsafe Unmanaged.passRetained(made).toOpaque()
      unsafe out.pointee = sk_adapter(instance: made.instance, functions: made.functions, owner: owner)
    }
    return Int32(SK_ADAPTER_FOUND)
  } catch {
    unsafe write("\(error)", to: message, capacity)
    return Int32(SK_ADAPTER_ERROR)
  }
}

@_cdecl("sk_adapter_release") @usableFromInline
func releaseForC(_ released: UnsafeMutableRawPointer?) {
  let adapter = unsafe released?.assumingMemoryBound(to: sk_adapter.self)
  guard let adapter = unsafe adapter, let owner = unsafe adapter.pointee.owner else { return }
  unsafe adapter.pointee = sk_adapter()
  unsafe Unmanaged<CAdapterInstance>.fromOpaque(owner).release()
}

/// Writes as many whole characters as there is room for, and a zero.
private func write(_ text: String, to message: UnsafeMutablePointer<CChar>?, _ capacity: Int) {
  guard let message = unsafe message, capacity > 0 else { return }
  var used = 0
  for scalar in text.unicodeScalars {
    let bytes = Array(String(scalar).utf8)
    guard used + bytes.count < capacity else { break }
    for byte in bytes {
      unsafe message[used] = CChar(bitPattern: byte)
      used += 1
    }
  }
  unsafe message[used] = 0
}
