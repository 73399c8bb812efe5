#if os(Linux)
  import Foundation
  import Testing

  /// What is typed on a terminal, and what comes of it.
  @Suite struct ProductsInteractiveTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// The end of the input, as it is typed.
    private static let end = "\u{4}"

    private func typing(
      _ input: String, on product: BuiltProduct = .standard, _ arguments: String...
    ) throws -> ProductTerminalRun {
      try ProductTerminalRun(product, ["--state-dir", folder.file("state")] + arguments, input: input)
    }

    @Test(
      "The list is numbered, open shows an item in full, back the list, quit ends", arguments: BuiltProduct.allCases)
    func openAndBack(product: BuiltProduct) throws {
      let run = try typing("open 6\nback\nquit\n", on: product)
      #expect(run.status == 0)
      #expect(run.plain.contains(/1\s+●[^\n]*How lighthouses learned to blink/))
      #expect(run.plain.contains("https://tidewater.example/make/barometer"))
      #expect(run.plain.matches(of: /Tidewater Notes/).count == 2)
      #expect(run.plain.contains(/6\s+● [^\n]*A barometer from two jars/))
      #expect(run.plain.contains(/6\s+  [^\n]*A barometer from two jars/))
    }

    @Test("What was opened is still known in the next run, and comes last among its feed")
    func progress() throws {
      _ = try typing("1\nquit\n")
      let run = try typing("quit\n", "--scene", "follow")
      #expect(run.plain.contains(/1 ● [^\n]*Episode 12: The fog signal/))
      #expect(run.plain.contains(/7   [^\n]*How lighthouses learned to blink/))
    }

    @Test("The end of the input ends it")
    func endOfInput() throws {
      let run = try typing(Self.end)
      #expect(run.status == 0)
      #expect(run.plain.hasSuffix("> \n"))
    }

    @Test("What is not understood is said, with what may have been meant, and nothing ends")
    func mistakes() throws {
      let run = try typing("opne 1\nopen 99\nopen x\nscene folow\nback 2\n\nhelp\nquit\n")
      #expect(run.status == 0)
      for text in [
        "Standard: unknown command 'opne'; did you mean open?", "Standard: there is no item 99; the list has 7",
        "Standard: open needs the number of an item, not 'x'", "Standard: unknown scene 'folow'; did you mean follow?",
        "Standard: the command is: back", "scene NAME  read the feeds again",
      ] {
        #expect(run.plain.contains(text + "\n") || run.plain.contains(text + ","), "\(text)")
      }
    }

    @Test("Another scene is another page, and feeds says what was read")
    func scenes() throws {
      let run = try typing("scene recommend\nfeeds\nquit\n")
      #expect(run.plain.contains("More on Podcast\n"))
      #expect(run.plain.contains(/bundled feed +7 +0 +\d+ ms +-/))
    }

    @Test("Nothing that a feed or a command says controls the terminal")
    func escapes() throws {
      let feed = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("A&#27;[31mB\u{202E}C")), as: "bad.xml")
      let run = try typing("o\u{7F}\u{9B}31m\n1\nquit\n", on: .lite, "--feed", feed)
      #expect(run.status == 0)
      #expect(!run.text.contains("\u{1B}") && !run.text.contains("\u{202E}"))
    }

    @Test("With --once a terminal gets the page, and nothing is asked")
    func once() throws {
      let run = try typing("quit\n", "--once")
      #expect(run.status == 0)
      #expect(!run.plain.contains("> "))
      #expect(run.plain.contains("Green for pilots"))
    }

    @Test("Every page that was shown is taken down at the end")
    func lifecycle() throws {
      let run = try typing("1\nscene follow\n1\n" + Self.end, "--profile", folder.file("p.json"))
      #expect(run.status == 0)
      let profile = try #require(
        try JSONSerialization.jsonObject(with: Data(folder.text(of: "p.json").utf8)) as? [String: Any])
      let entries = try #require(profile["entries"] as? [[String: Any]])
      for scene in ["newest", "follow"] {
        let events = entries.filter { $0["container"] as? String == scene }.map { $0["event"] as? String }
        #expect(events.contains("didOpen(_:)") && events.last == "will leave attached", "\(scene)")
      }
    }
  }
#endif
