import Foundation

/// The memory of this process that is in use.
enum ResidentMemory {
  /// Bytes; nil where the system does not say it as Linux does.
  static var bytes: Int? {
    // Pages: the whole, then what is resident.
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
