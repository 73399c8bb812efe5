#if objectFormat(ELF)
  import CLinkedRecords
  import Testing

  /// The reader of ELF files, which trusts nothing that a file says.
  struct ELFReaderTests {
    private static let good = MadeELF(sections: [
      MadeELF.Section(name: ".text", address: 0x10800, size: 16),
      MadeELF.Section(name: "sk_records", address: 0x10100, size: 48),
      MadeELF.Section(name: "sk_names", address: 0x10200, size: 31),
      MadeELF.Section(name: "sk_library", address: 0x10300, size: 24),
    ])

    private func read(_ elf: MadeELF) -> (state: sk_image_state, found: sk_elf_sections) {
      MadeELF.read(elf.file, loaded: elf.programHeader)
    }

    private func with(_ change: (inout MadeELF) -> Void) -> MadeELF {
      var elf = Self.good
      change(&elf)
      return elf
    }

    @Test func `The sections are found by name`() {
      let (state, found) = read(Self.good)
      #expect(state == SK_IMAGE_READ)
      #expect([found.records.address, found.records.size] == [0x10100, 48])
      #expect([found.names.address, found.names.size] == [0x10200, 31])
      #expect([found.library.address, found.library.size] == [0x10300, 24])
    }

    @Test func `An image without them has none`() {
      let (state, found) = read(MadeELF(sections: []))
      #expect(state == SK_IMAGE_READ)
      #expect(found.records.size == 0 && found.names.size == 0 && found.library.size == 0)
    }

    @Test func `A file that ends early is refused, wherever it ends`() {
      let file = Self.good.file
      for count in 0..<file.count {
        let (state, found) = MadeELF.read(Array(file.prefix(count)), loaded: Self.good.programHeader)
        #expect(state != SK_IMAGE_READ && found.records.size == 0, "\(count) bytes")
      }
    }

    @Test func `A file with other program headers is not the one that was loaded`() {
      var other = Self.good
      other.segmentSize += 8
      #expect(MadeELF.read(Self.good.file, loaded: other.programHeader).state == SK_IMAGE_OTHER_FILE)
    }

    @Test(
      arguments: [
        [0x7F, 0x45, 0x4C, 0x47, 2, 1, 1], [0x7F, 0x45, 0x4C, 0x46, 1, 1, 1], [0x7F, 0x45, 0x4C, 0x46, 2, 2, 1],
      ] as [[UInt8]])
    func `A file of another format, word size or byte order is not the one that was loaded`(magic: [UInt8]) {
      #expect(read(with { $0.magic = magic }).state == SK_IMAGE_OTHER_FILE)
    }

    @Test func `A stripped or damaged table of sections is told from an image without records`() {
      #expect(read(with { $0.sectionOffset = 0 }).state == SK_IMAGE_NO_SECTIONS)
      #expect(read(with { $0.sectionOffset = .max - 8 }).state == SK_IMAGE_NO_SECTIONS)
      #expect(read(with { $0.sectionOffset = 1 << 40 }).state == SK_IMAGE_NO_SECTIONS)
      #expect(read(with { $0.sectionEntry = 40 }).state == SK_IMAGE_NO_SECTIONS)
      #expect(read(with { $0.nameTable = 200 }).state == SK_IMAGE_NO_SECTIONS)
      #expect(read(with { $0.nameTable = 2 }).state == SK_IMAGE_NO_SECTIONS)
    }

    @Test(
      arguments: [
        (0x10FF0, 48), (0x11000, 24), (0xFFF0, 48), (0x10104, 48), (0x10100, 47), (UInt64.max - 7, 24),
        (0x10100, UInt64.max - 15),
      ] as [(UInt64, UInt64)])
    func `Records outside of what was loaded from the file, or out of step, are refused`(address: UInt64, size: UInt64)
    {
      let (state, found) = read(
        with {
          $0.sections[1].address = address
          $0.sections[1].size = size
        })
      #expect(state == SK_IMAGE_NO_SECTIONS)
      #expect(found.records.size == 0)
    }

    @Test func `A section that is not loaded, or has no content in the file, does not count`() {
      #expect(read(with { $0.sections[1].flags = 0 }).found.records.size == 0)
      #expect(read(with { $0.sections[1].type = 8 }).found.records.size == 0)
    }

    @Test func `Any byte that is changed leads to a range within the image, or to none`() {
      let elf = Self.good
      let file = elf.file
      for position in file.indices {
        for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var changed = file
          changed[position] = value
          let (_, found) = MadeELF.read(changed, loaded: elf.programHeader)
          for range in [found.records, found.names, found.library] where range.size > 0 {
            let isWithin = range.address >= 0x10000 && range.address <= 0x11000 && range.size <= 0x11000 - range.address
            #expect(isWithin && range.address % 8 == 0, "byte \(position) as \(value)")
          }
        }
      }
    }
  }
#endif
