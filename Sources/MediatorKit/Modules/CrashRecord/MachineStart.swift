internal import RecordFormat

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// Which start of the machine this is.
enum MachineStart {
  /// A hash that is another after each start of the machine; 0 where it is not known.
  static let identity: UInt64 = {
    let name = text
    return name.isEmpty ? 0 : FNV1a.hash64(name)
  }()

  private static var text: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Darwin)
      var size = bytes.count
      guard unsafe sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0) == 0 else { return [] }
      return Array(bytes.prefix(size))
    #else
      let descriptor = unsafe open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return [] }
      defer { _ = close(descriptor) }
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      return Array(bytes.prefix(max(0, count)))
    #endif
  }
}
