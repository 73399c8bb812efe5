internal import ServiceKit

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

extension CrashRecord {
  private struct WeakRecord: Sendable {
    weak let record: CrashRecord?
  }

  /// The records that `exit` ends.
  private static let known: Guarded<[ObjectIdentifier: WeakRecord]> = {
    _ = atexit { CrashRecord.finishAll() }
    return Guarded([:])
  }()

  static func finishAtExit(_ record: CrashRecord) {
    known.withLock { $0[ObjectIdentifier(record)] = WeakRecord(record: record) }
  }

  static func forget(_ record: CrashRecord) {
    known.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(record)) }
  }

  private static func finishAll() {
    let records = known.withLock { $0.values.map(\.record) }
    for record in records { record?.finish() }
  }
}
