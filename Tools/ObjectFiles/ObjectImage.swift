/// Code for one architecture: a whole file, or a part of one for several.
package struct ObjectImage: Sendable {
  /// As the tools of its platform write it: `x86_64`, `arm64`.
  package let architecture: String
  package let isBigEndian: Bool
  package let is64Bit: Bool
  /// Of each section that was asked for its bytes, those of several of one name one after another; nil where there is none.
  package let sections: [SectionName: [UInt8]]
}
