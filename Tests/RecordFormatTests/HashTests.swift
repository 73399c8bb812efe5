import RecordFormat
import Testing

/// The values are those of RFC 9923, appendix C.
@Suite("FNV-1a")
struct HashTests {
  @Test(
    "The 32-bit hash is the RFC's",
    arguments: [
      ("", 0x811c_9dc5), ("a", 0xe40c_292c), ("b", 0xe70c_2de5), ("c", 0xe60c_2c52), ("foo", 0xa9f3_7ed7),
      ("foob", 0x3f50_76ef), ("fooba", 0x39aa_a18a), ("foobar", 0xbf9c_f968),
    ] as [(String, UInt32)])
  func hash32(_ text: String, _ expected: UInt32) {
    #expect(FNV1a.hash32(text.utf8) == expected)
  }

  @Test(
    "The 64-bit hash is the RFC's",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
      ("foo", 0xdcb2_7518_fed9_d577), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func hash64(_ text: String, _ expected: UInt64) {
    #expect(FNV1a.hash64(text.utf8) == expected)
  }

  @Test("Zero bytes count")
  func zeroBytes() {
    #expect(FNV1a.hash32([0]) == 0x050c_5d1f)
    #expect(FNV1a.hash64([0]) == 0xaf63_bd4c_8601_b7df)
    #expect(FNV1a.hash32([0, 0]) != FNV1a.hash32([0]))
  }
}
