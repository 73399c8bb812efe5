import Foundation

#if canImport(Darwin)
  import MachO
#endif

/// The files that this process runs from.
enum LoadedImages {
  static var paths: [String] {
    #if canImport(Darwin)
      (0..<_dyld_image_count()).compactMap { index in _dyld_get_image_name(index).map { String(cString: $0) } }
    #else
      maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    #endif
  }

  #if !canImport(Darwin)
    /// Read to the end: the one-call readers stop early at files whose size is given as 0.
    private static var maps: String {
      let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
  #endif
}
