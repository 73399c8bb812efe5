import Foundation
import Testing

/// Each fault of the products that was found once, with one line of history.
@Suite struct ProductsDefectTests {
  private let folder: TemporaryFolder

  /// A feed that does not say what it is called, so that the page goes by the name of its file.
  private static let untitled = "<rss version=\"2.0\"><channel><item><title>One</title></item></channel></rss>"

  init() throws {
    folder = try TemporaryFolder()
  }

  // Found by a file named like a message: the rest of its name stood on a line of its own, as if the program had said it.
  @Test("A line break in a name or an option does not begin a message of its own", arguments: BuiltProduct.allCases)
  func forgedMessage(product: BuiltProduct) throws {
    let name = product.rawValue
    let feed = try ProductRun(product, "--feed", "none\n\(name): all is well")
    #expect(feed.errors == "\(name): none \(name): all is well: no such file or folder\n")
    let playlist = try ProductRun(product, "--playlist", "none/a\nb")
    #expect(playlist.errors == "\(name): none/a b: no such file or folder\n")
    let option = try ProductRun(product, "--fe\ned")
    #expect(option.errors == "\(name): unknown option '--fe ed'; did you mean --feed?\n\(name): see \(name) --help\n")
    let noted = try folder.written(Self.untitled, as: "a\nb.xml")
    let notes = try ProductRun(product, "--feed", noted).errors
    #expect(!notes.isEmpty)
    #expect(notes.split(separator: "\n").allSatisfy { $0.hasPrefix("\(name): note: \(folder.path)/a b.xml: ") })
  }

  // Found by a feed without a title in a file with a terminal escape in its name: the name stood above the page as it was.
  @Test("The name of a file above a page is safe to print", arguments: BuiltProduct.allCases)
  func hostileHeading(product: BuiltProduct) throws {
    let path = try folder.written(Self.untitled, as: "a\u{1B}[31m\nb\u{202E}.xml")
    let run = try ProductRun(product, "--feed", path, environment: ["COLUMNS": "1000"])
    #expect(run.status == 0)
    #expect(run.lines.first == "\(folder.path)/a b.xml")
  }

  // Found with `| head`: a reader who had gone turned a failure into success.
  @Test("A closed pipe does not hide that a feed failed", arguments: BuiltProduct.allCases)
  func failureIntoClosedPipe(product: BuiltProduct) throws {
    let path = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("One")), as: "feed.xml")
    let feeds = "--feed '\(folder.file("none.xml"))' --feed '\(path)'"
    for format in ["text", "json"] {
      let run = try ProductRun(
        script:
          "( sleep 0.3; \(product.variable) \(feeds) --format \(format) 2>/dev/null; echo \"status $?\" >&2 ) | true")
      #expect(run.errors == "status 1\n")
    }
  }

  // Found by links without a target: the link was replaced, and a loop of links with it.
  @Test("A link that leads nowhere is refused and stays", arguments: BuiltProduct.allCases)
  func strayLinks(product: BuiltProduct) throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("stray"), withDestinationPath: "none.m3u")
    try files.createSymbolicLink(atPath: folder.file("loop"), withDestinationPath: "loop")
    for (name, reason) in [("stray", "is a link to nothing"), ("loop", "Too many levels of symbolic links")] {
      let run = try ProductRun(product, "--playlist", folder.file(name))
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors == "\(product.rawValue): \(folder.file(name)): \(reason)\n")
    }
    #expect(try folder.names == ["loop", "stray"])
    #expect(try files.destinationOfSymbolicLink(atPath: folder.file("stray")) == "none.m3u")
  }

  // Found by a name of 255 bytes: the name of the temporary file was seven bytes longer, and so too long.
  @Test("A playlist may have the longest name that the system takes", arguments: BuiltProduct.allCases)
  func longestName(product: BuiltProduct) throws {
    let name = String(repeating: "n", count: 255)
    let run = try ProductRun(product, "--playlist", folder.file(name))
    #expect(run.errors == "")
    #expect(try folder.names == [name])
  }

  // Found by a name in Latin-1: the feed was not found, and a playlist went to a file of another name.
  @Test("A name that is not UTF-8 is refused", arguments: BuiltProduct.allCases)
  func foreignNames(product: BuiltProduct) throws {
    let name = product.rawValue
    for option in ["--feed", "--playlist"] {
      let run = try ProductRun(script: "cd '\(folder.path)'; \(product.variable) \(option) $'caf\\xe9'; echo $?")
      #expect(run.output == "2\n")
      #expect(
        run.errors == """
          \(name): argument 'caf\u{FFFD}' is not UTF-8; a feed with such a name can be read with --feed - < FILE
          \(name): see \(name) --help

          """)
    }
    #expect(try folder.names == [])
  }

  // Found by one name for both: the playlist took the place of the page, or of the feed that it was made from.
  @Test("A playlist does not replace what the run reads or writes", arguments: BuiltProduct.allCases)
  func playlistInUse(product: BuiltProduct) throws {
    let feed = ProductsFeeds.rss(ProductsFeeds.item("One"))
    let path = try folder.written(feed, as: "feed.xml")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "feed.xml")
    let reason = "not written, because this run reads or writes that file already"
    for (arguments, playlist) in [
      ("--feed feed.xml", "feed.xml"), ("--feed feed.xml", "link"), ("--feed - < feed.xml", "feed.xml"),
      ("--feed feed.xml > page", "page"), ("--feed feed.xml > page", "/proc/self/fd/1"),
    ] {
      let run = try ProductRun(
        script: "cd '\(folder.path)'; \(product.variable) --playlist \(playlist) \(arguments); echo \"status $?\" >&2")
      #expect(run.errors == "\(product.rawValue): \(playlist): \(reason)\nstatus 1\n")
      #expect(try folder.text(of: "feed.xml") == feed)
    }
    #expect(try folder.text(of: "page") == "")
    #expect(path == folder.file("feed.xml"))
  }

  @Test("A device may be read from, written to and be the playlist at once", arguments: BuiltProduct.allCases)
  func deviceInUse(product: BuiltProduct) throws {
    let run = try ProductRun(script: "\(product.variable) --playlist /dev/null > /dev/null; echo $? >&2")
    #expect(run.errors == "0\n")
  }

  // Found by closing standard output: the crash record was opened under its number, and the results were written into it.
  @Test("Without standard output a link fails with the reason, and the crash record stays one")
  func recordInPlaceOfOutput() throws {
    let record = folder.file("modules.record")
    let open = "\"$STANDARD\" open feed://settings/open --state-dir '\(folder.path)'"
    let run = try ProductRun(
      script: "\(open) >&-; echo $? >&2; head -c 4 '\(record)'; \(open) <&- > /dev/null; echo \" $?\"")
    #expect(run.errors == "Standard: cannot write to standard output: Bad file descriptor\n1\n")
    #expect(run.output == "SKM1 0\n")
  }

  // Found by a link to a page without parameters: those that it had were passed over.
  @Test("What needs no parameters takes none")
  func superfluousParameters() throws {
    let link = try ProductRun(.standard, "open", "feed://settings/open?reset=true", "--state-dir", folder.path)
    #expect(link.errors == "Standard: Settings.link cannot be sent: the parameter 'reset' is unknown; none is known.\n")
    #expect(link.status == 1)
    let data = #"{"schemaVersion": 1, "module": "4", "parameters": {"reset": true}}"#
    let path = try folder.written(data, as: "data.json")
    let run = try ProductRun(.standard, "--server-data", path, "--state-dir", folder.path)
    #expect(
      run.errors == "Standard: \(path): Server data is refused: 1:52: parameters: unknown key 'reset'; none is known\n")
    #expect(run.status == 1)
  }

  // Found by a command behind an option: it was called unknown, and the way out was the command itself.
  @Test("A command that does not stand first is told its place")
  func commandBehindOption() throws {
    let run = try ProductRun(.standard, "--once", "open", "feed://settings/open")
    #expect(run.errors == "Standard: the command 'open' stands before all options\nStandard: see Standard --help\n")
    #expect(run.status == 2)
  }

  // Found by a summary without spaces: the ellipsis stood one column beyond the end of a full line.
  @Test("Lite's ellipsis is within the width", arguments: [20, 21, 80])
  func ellipsis(width: Int) throws {
    let summary = "<description>\(String(repeating: "x", count: 1_000))</description>"
    let feed = ProductsFeeds.rss(ProductsFeeds.item("One", day: 1, summary))
    let run = try ProductRun(.lite, "--feed", "-", input: feed, environment: ["COLUMNS": "\(width)"])
    let lines = run.lines.filter { $0.contains("xx") }
    #expect(lines.map(\.count) == [width, width, width])
    #expect(lines.last?.hasSuffix("x…") == true)
  }

  // Found with `ulimit -f`: the signal ended the program, and the temporary file stayed behind.
  #if os(Linux)
    @Test(
      "A playlist beyond the limit for files is refused and leaves nothing behind", arguments: BuiltProduct.allCases)
    func limitForFiles(product: BuiltProduct) throws {
      let path = try folder.written("old", as: "list.m3u")
      // The signal may be ignored already where the tests run.
      let run = try ProductRun(
        script: "ulimit -f 0; env --default-signal=XFSZ \(product.variable) --playlist '\(path)'; echo $?")
      #expect(run.output == "1\n")
      #expect(run.errors == "\(product.rawValue): \(path): File too large\n")
      #expect(try folder.names == ["list.m3u"])
      #expect(try folder.text(of: "list.m3u") == "old")
    }
  #endif

  // Found by enclosures with a length of 1, which stands for an unknown one: they were shown as 0.0 MB.
  @Test("A length that rounds to nothing is not shown", arguments: [(0, ""), (49_999, ""), (50_000, " (0.1 MB)")])
  func smallLength(length: Int, shown: String) throws {
    let enclosure = "<enclosure url=\"https://test.example/a.mp3\" type=\"audio/mpeg\" length=\"\(length)\"/>"
    let feed = ProductsFeeds.rss(ProductsFeeds.item("One", day: 1, enclosure))
    let run = try ProductRun(.standard, "--feed", "-", input: feed)
    #expect(run.lines.contains("  Audio: https://test.example/a.mp3\(shown)"))
  }

  // Found by an address in capitals: it was looked for among the files.
  @Test("An address is recognised in capitals too", arguments: BuiltProduct.allCases)
  func addressInCapitals(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--feed", "HTTPS://TEST.EXAMPLE/feed")
    let reason = "is an address; only files and - for standard input are read"
    #expect(run.errors == "\(product.rawValue): HTTPS://TEST.EXAMPLE/feed: \(reason)\n")
  }
}
