/// What a section is called in each format.
package struct SectionName: Hashable, Sendable {
  /// In ELF: `sk_names`.
  package let elf: String
  /// In Mach-O the segment, a comma, and the section: `__TEXT,__sk_names`.
  package let machO: String

  package init(elf: String, machO: String) {
    self.elf = elf
    self.machO = machO
  }
}
