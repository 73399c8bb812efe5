/// What one way of binding costs in the generated package, beyond the same product with one adapter.
struct ScaleMeasurement {
  let way: ScalePackage.Way
  let adapters: Int
  /// Processor seconds of compiling and linking.
  let buildSeconds: Double
  let bytes: Double
  /// Bytes after `strip`.
  let strippedBytes: Double
  let relocations: Double
  /// The first lookup of the process, to 5,000 inserts into a dictionary; of the product itself.
  let firstUse: Double
  let residentBytes: Double

  init(way: ScalePackage.Way, adapters: Int, with: ScaleFigures, base: ScaleFigures) {
    self.way = way
    self.adapters = adapters
    buildSeconds = with.buildSeconds - base.buildSeconds
    bytes = Double(with.bytes - base.bytes)
    strippedBytes = Double(with.strippedBytes - base.strippedBytes)
    relocations = Double(with.relocations - base.relocations)
    firstUse = with.firstUse
    residentBytes = Double(with.residentKilobytes - base.residentKilobytes) * 1_024
  }

  /// A total, divided by the number of adapters.
  func each(_ total: Double) -> Double { total / Double(adapters) }
}
