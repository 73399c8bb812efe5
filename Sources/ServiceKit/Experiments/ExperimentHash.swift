internal import RecordFormat

/// Where on a line from 0 to 2⁶⁴ an experiment puts a unit: the same on every platform and in every version.
///
/// FNV-1a (64 bit; RFC 9923) over the UTF-8 bytes of the salt, one zero byte, and the UTF-8 bytes of the unit's id; then
/// the finaliser of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014; constants by
/// Stafford), since FNV-1a leaves the upper bits of similar ids alike. Nothing is normalised: ids that differ in a byte
/// are different units.
package enum ExperimentHash {
  /// The point of a unit, from 0 to 2⁶⁴ − 1.
  package static func point(salt: String, unit: String) -> UInt64 {
    mixed(FNV1a.hash64(Array(salt.utf8) + [0] + Array(unit.utf8)))
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    var mixed = hash
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
