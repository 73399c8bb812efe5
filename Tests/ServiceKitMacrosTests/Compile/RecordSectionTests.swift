#if os(Linux)
  import RecordFormat
  import Testing

  @Suite("What reaches the sections of an object file")
  struct RecordSectionTests {
    static let source = """
      import ServiceKit
      protocol Clock: AnyObject, Sendable {}
      protocol Player: AnyObject {}
      protocol Volume: AnyObject {}
      @Adapter((any Clock).self) final class SystemClock: Clock {}
      enum Space {
        @Adapter((any Player).self, (any Volume).self, (any Player & Volume).self, host: (any Clock).self)
        private final class Video: Player, Volume {}
      }
      @AdapterHost final class Session { @Adapted var player: (any Player)? }
      struct Page { @Service var clock: any Clock }
      """

    @Test("Records are 24 bytes each, and a further protocol is one more", arguments: ["-O", "-Onone"])
    func records(_ optimisation: String) throws {
      let object = try Self.object([optimisation])
      let sections = object.sections("sk_records")
      #expect(sections.map(\.alignment).allSatisfy { $0 == 8 })
      let records = sections.flatMap { Self.records($0.bytes) }
      let clock = RecordHint.hint(ofType: "any Clock")
      let player = RecordHint.hint(ofType: "any Player")
      let volume = RecordHint.hint(ofType: "any Volume")
      #expect(records.allSatisfy { $0.version == RecordSection.version && $0.identity != 0 })
      #expect(
        records.map { "\($0.kind) \($0.hint)" }.sorted()
          == [
            "1 \(clock)", "1 \(player)", "32769 \(volume)", "32769 \(player &+ volume)", "2 \(player)", "2 \(clock)",
          ].sorted())
      let first = records.firstIndex { $0.kind == 1 && $0.hint == player }
      let start = try #require(first)
      #expect(records[start...].prefix(3).map(\.kind) == [1, 0x8001, 0x8001])
      #expect(Set(records[start...].prefix(3).map(\.identity)).count == 1)
    }

    @Test("Each record has a description of its identity, with the place of the declaration")
    func descriptions() throws {
      let object = try Self.object(["-O"])
      let records = object.sections("sk_records").flatMap { Self.records($0.bytes) }
      let descriptions = try RecordDescription.decodeAll(object.sections("sk_names").flatMap(\.bytes))
      #expect(Set(records.map(\.identity)) == Set(descriptions.map(\.identity)))
      #expect(descriptions.count == 4)
      let video = try #require(descriptions.first { $0["adapter"] == "Space.Video" })
      #expect(
        video.fields.map { "\($0.key)=\($0.value)" } == [
          "protocol=any Player", "protocol=any Volume", "protocol=any Player & Volume", "adapter=Space.Video",
          "scope=host", "host=any Clock", "module=App", "file=App/Main.swift", "line=8",
        ])
      let player = try #require(descriptions.first { $0["property"] == "player" })
      #expect(player.kind == .requirement)
      #expect(
        player.fields.map { "\($0.key)=\($0.value)" } == [
          "protocol=any Player", "required=false", "host=Session", "property=player", "module=App",
          "file=App/Main.swift", "line=10",
        ])
    }

    @Test("Descriptions can be left out, and with them all names")
    func withoutDescriptions() throws {
      let object = try Self.object(["-O", "-D", "SERVICEKIT_NO_DESCRIPTIONS"])
      #expect(object.sections("sk_names") == [])
      let records = object.sections("sk_records").flatMap { Self.records($0.bytes) }
      #expect(records.count == 6)
      #expect(records.allSatisfy { $0.identity == 0 && $0.hint != 0 })
    }

    private static func object(_ arguments: [String]) throws -> ObjectFile {
      let folder = try TemporaryFolder()
      let output = folder.path("Main.o")
      let outcome = try Compiler().compile(
        ["Main.swift": source], mode: ["-c", "-o", output], arguments, in: folder)
      #expect(outcome.diagnostics == [])
      return try ObjectFile(output)
    }

    private struct Record {
      let version: UInt16
      let kind: UInt16
      let hint: UInt32
      let identity: UInt64
    }

    private static func records(_ bytes: [UInt8]) -> [Record] {
      #expect(bytes.count % 24 == 0)
      func number(_ offset: Int, _ size: Int) -> UInt64 {
        bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      return stride(from: 0, to: bytes.count, by: 24).map { start in
        Record(
          version: UInt16(number(start, 2)), kind: UInt16(number(start + 2, 2)), hint: UInt32(number(start + 4, 4)),
          identity: number(start + 8, 8))
      }
    }
  }
#endif
