/// The names of architectures, as `lipo` writes them.
enum MachOArchitecture {
  /// Source: `mach/machine.h`.
  ///
  /// - Parameters:
  ///   - type: the number of the processor.
  ///   - subtype: that of its kind, with the bits of its capabilities.
  /// - Returns: `arm64`; the number where it is not known.
  static func name(_ type: UInt32, _ subtype: UInt32) -> String {
    let kind = subtype & 0xFF_FFFF
    return switch type {
    case 7: "i386"
    case 12: [9: "armv7", 11: "armv7s", 12: "armv7k"][kind] ?? "arm"
    case 18: "ppc"
    case 0x0100_0007: kind == 8 ? "x86_64h" : "x86_64"
    case 0x0100_000C: kind == 2 ? "arm64e" : "arm64"
    case 0x0100_0012: "ppc64"
    case 0x0200_000C: "arm64_32"
    default: "processor \(type)"
    }
  }
}
