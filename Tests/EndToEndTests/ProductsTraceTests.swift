import Testing

@Suite struct ProductsTraceTests {
  private func trace(_ product: BuiltProduct, _ arguments: String...) throws -> [String] {
    let run = try ProductRun(product, ["--trace"] + arguments)
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix("trace: ") })
    return lines.map { String($0.dropFirst("trace: ".count)) }
  }

  @Test("The trace reports creations, lookups and releases, each adapter of a host once")
  func creationToRelease() throws {
    let trace = try trace(.standard)
    #expect(trace.count { $0 == "created Standard.TerminalRendering (host) for FeedReader.FeedSession" } == 1)
    #expect(
      trace.contains("lookup FeedReader.RenderAdapter -> Standard.TerminalRendering (host)"))
    #expect(trace.count { $0.hasPrefix("released Standard.TerminalRendering (host)") } == 1)
    #expect(trace.count { $0.hasPrefix("released Standard.FileLoading (host)") } == 1)
  }

  @Test("The trace reports what a product does not bind, and what is none in this run")
  func misses() throws {
    #expect(try trace(.standard).contains { $0.hasPrefix("miss FeedReader.ItemTrimmingAdapter") })
    #expect(try trace(.standard).contains { $0.hasPrefix("miss FeedCommandLine.CommandLineExtension") })
    #expect(try trace(.lite).contains { $0.hasPrefix("miss FeedReader.ItemTrimmingAdapter -> Lite.DataSaver") })
    #expect(try trace(.lite, "--data-saver", "10").contains { $0.hasPrefix("created Lite.DataSaver (host)") })
  }

  @Test("A shared adapter is made once for all hosts that use it, and released with the last of them")
  func sharedAdapter() throws {
    let folder = try TemporaryFolder()
    let one = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("One")), as: "1.xml")
    let two = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("Two")), as: "2.xml")
    let lite = try trace(.lite, "--feed", one, "--feed", two)
    #expect(lite.count { $0.hasPrefix("created Lite.CappedLoading") } == 1)
    #expect(lite.count { $0.hasPrefix("released Lite.CappedLoading") } == 1)
    let standard = try trace(.standard, "--feed", one, "--feed", two)
    #expect(standard.count { $0.hasPrefix("created Standard.FileLoading") } == 2)
    #expect(standard.count { $0.hasPrefix("released Standard.FileLoading") } == 2)
  }

  @Test("With times the trace is the same, and each creation says how long it took", arguments: BuiltProduct.allCases)
  func times(product: BuiltProduct) throws {
    let times = try ProductRun(product, "--trace-times").errors.split(separator: "\n").map(String.init)
    let plain = try ProductRun(product, "--trace").errors.split(separator: "\n").map(String.init)
    let withTime = times.filter { $0.contains(/, \d+ µs$/) }
    #expect(!withTime.isEmpty && withTime.allSatisfy { $0.hasPrefix("trace: created ") })
    #expect(times.map { $0.replacing(/, \d+ µs$/, with: "") } == plain)
    #expect(times.allSatisfy { $0.hasPrefix("trace: created ") == withTime.contains($0) })
  }

  @Test("What is not needed is not made")
  func laziness() throws {
    #expect(try !trace(.standard).contains { $0.contains("MediaPlayback") })
    #expect(try !trace(.lite, "--format", "json").contains { $0.contains("PlainRendering") })
  }

  @Test("Without the option nothing is reported", arguments: BuiltProduct.allCases)
  func silence(product: BuiltProduct) throws {
    #expect(try ProductRun(product).errors == "")
  }

  @Test("The trace does not change the output", arguments: BuiltProduct.allCases)
  func sameOutput(product: BuiltProduct) throws {
    #expect(try ProductRun(product, "--trace").output == ProductRun(product).output)
  }
}
