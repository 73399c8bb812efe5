import Testing

@testable import LintEngine

struct CodeLineCountTests {
  @Test(arguments: [
    ("", 0), ("\n \t\n", 0), ("let a = 1", 1), ("let a = 1\r\n\r\nlet b = 2\rlet c = 3", 3),
    ("// one\n  /// two\nlet a = 1 // three", 1),
    ("/* one\n two /* three */\n four */\nlet a = 1", 1), ("/* one */ let a = 1 /* two\n three */ + 2", 2),
    ("let a = \"/*\"\nlet b = \"*/\"", 2), ("let a = \"//\\\" /*\"\nlet b = 1", 2),
    ("let a = \"\"\"\n  // text\n\n  /* text\n  \"\"\"\nlet b = 1", 5),
    ("let a = #\"\\\"#\n// comment\nlet b = #\"/* \" /*\"#\nlet c = 1", 3),
    ("let a = \"\\(b(\"/*\") /* c */)\" // d\nlet e = 1", 2), ("let a = \"\" /* b\n*/\nlet c = 1", 2),
    ("let a = ##\"\"\"\n  \"\"\" \"\"\"#\n  \"\"\"##\n// b", 3), ("let a = \"open /*\nlet b = 1\n// c", 2),
    ("#if LITE\n// a\n#endif", 2), ("\u{FEFF}// a\nlet b = 1", 1), ("/* never closed\nlet a = 1", 0),
    ("let a = b / c\nlet d = e /* f */ / g", 2), ("let a = \"\\(", 1), ("\"\"\"", 1), ("#", 1), ("\\", 1),
  ])
  func `Lines that are neither empty nor only a comment are counted`(text: String, expected: Int) {
    #expect(CodeLineCount.count(in: Array(text.utf8)) == expected)
  }
}
