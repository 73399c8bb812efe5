import Testing

@testable import LintEngine

struct FilePatternTests {
  @Test(arguments: [
    // Folders stand for what is below them.
    ("Sources/Page", "Sources/Page/List/Row.swift"), ("Sources/Page/", "Sources/Page/Row.swift"),
    ("./Sources/Page", "Sources/Page/Row.swift"), (".", "Sources/Page/Row.swift"),
    ("Sources/*", "Sources/Page/Row.swift"),
    ("**/Generated", "Sources/Page/Generated/A.swift"), ("Page.swift", "Page.swift"),
    // Within a component, and across.
    ("Sources/*/Flavor.swift", "Sources/Page/Flavor.swift"), ("*.swift", "main.swift"), ("*", ".hidden"),
    ("Sources/**/Flavor.swift", "Sources/Flavor.swift"), ("Sources/**/Flavor.swift", "Sources/A/B/Flavor.swift"),
    ("**/Flavor.swift", "Flavor.swift"), ("**", "a/b/c"), ("Sources/**", "Sources/a/b"), ("a**b", "axyb"),
    ("**/a/**/b", "x/a/y/a/b"), ("A/**/**/b", "A/b"),
    // One character, one of some.
    ("Page?.swift", "Page2.swift"), ("Page?.swift", "Pageé.swift"), ("Page?.swift", "Page😀.swift"),
    ("Page[0-9].swift", "Page7.swift"), ("Page[!0-9].swift", "Pagex.swift"), ("Page[^0-9].swift", "Pagex.swift"),
    ("a[]]b", "a]b"), ("a[-x]b", "a-b"), ("a[x-]b", "a-b"), (#"a[\]x]b"#, "a]b"),
    // One of several texts.
    ("{Lite,Standard}/main.swift", "Standard/main.swift"), ("{Apps/Lite,Shared}/*.swift", "Apps/Lite/a.swift"),
    ("a{b,{c,d}e,}f", "adef"), ("a{b,{c,d}e,}f", "af"), ("{**/x,y}/z.swift", "a/b/x/z.swift"), ("a{b}c", "abc"),
    // Characters as they are.
    (#"a\*b"#, "a*b"), (#"\{a\}"#, "{a}"), ("a,b}", "a,b}"), ("a]b", "a]b"),
    ("Mein Ordner/ä.swift", "Mein Ordner/ä.swift"),
    // The same letters, written in two ways.
    ("Caf\u{E9}/*.swift", "Cafe\u{301}/a.swift"), ("Cafe\u{301}", "Caf\u{E9}/a.swift"),
  ])
  func `A path matches`(pattern: String, path: String) {
    #expect(FilePattern(pattern).fault == nil)
    #expect(FilePattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Sources/Page", "Sources/Pages/Row.swift"), ("Sources/Page", "Other/Sources/Page/Row.swift"),
    ("Sources/Page", "Sources/page/Row.swift"), ("sources", "Sources/Page.swift"), ("*.swift", "Sources/Page.swift"),
    ("Sources/*/Flavor.swift", "Sources/A/B/Flavor.swift"), ("Sources/*/Flavor.swift", "Sources/Flavor.swift"),
    ("Page?.swift", "Page.swift"), ("Page?.swift", "Page12.swift"), ("a?b", "a/b"), ("a[/]b", "a/b"), ("a[!x]b", "a/b"),
    ("a**b", "a/b"), ("Sources/**", "Sources"), ("**/Flavor.swift", "MyFlavor.swift"), ("Page[0-9]", "Page"),
    ("{Lite,Standard}/main.swift", "Full/main.swift"), ("a{}c", "abc"), ("", "a"), (#"a\*b"#, "axb"),
  ])
  func `A path does not match`(pattern: String, path: String) {
    #expect(!FilePattern(pattern).matches(path))
  }

  @Test func `An exact match is no folder around the path`() {
    #expect(FilePattern("Sources/*").matchesExactly("Sources/Page"))
    #expect(!FilePattern("Sources/*").matchesExactly("Sources/Page/Row.swift"))
    #expect(!FilePattern("Sources").matchesExactly("Sources/Page"))
  }

  @Test(arguments: [
    ("", "is empty; '.' stands for the whole project"),
    ("/Sources", "is an absolute path; patterns begin at the root of the project"),
    ("../Other", "leads out of the project with '..'"), ("a[b", "has a '[' without a ']'"),
    ("a[z-a]", "has a range in '[…]' whose end is before its beginning"), ("{a,b", "has a '{' without a '}'"),
    (#"a\"#, #"ends with a '\'"#),
    (String(repeating: "{", count: 100_000), "has more than 16 braces in one another"),
  ])
  func `A pattern that cannot be meant has a fault`(pattern: String, fault: String) {
    #expect(FilePattern(pattern).fault == fault)
    #expect(!FilePattern(pattern).matches("a"))
  }

  @Test func `Many stars and braces take time in proportion to the path`() {
    let path = String(repeating: "a", count: 500)
    #expect(!FilePattern(String(repeating: "*a", count: 60) + "b").matches(path))
    #expect(!FilePattern(String(repeating: "{a,aa,*}", count: 60) + "b").matches(path))
    #expect(!FilePattern(String(repeating: "**/", count: 60) + "b").matches(String(repeating: "a/", count: 500)))
  }
}
