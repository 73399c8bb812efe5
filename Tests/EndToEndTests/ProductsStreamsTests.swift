import Foundation
import Testing

@Suite struct ProductsStreamsTests {
  @Test("A reader that goes away is no failure", arguments: BuiltProduct.allCases)
  func closedPipe(product: BuiltProduct) throws {
    let run = try ProductRun(
      script: "( sleep 0.3; \(product.variable); echo \"status $?\" >&2 ) | true")
    #expect(run.errors == "status 0\n")
  }

  @Test("A closed pipe does not lose the playlist")
  func closedPipeWithPlaylist() throws {
    let folder = try TemporaryFolder()
    let run = try ProductRun(
      script: "( sleep 0.3; \"$STANDARD\" --playlist '\(folder.file("list.m3u"))' ) | true; echo \"${PIPESTATUS[0]}\"")
    #expect(run.output == "0\n")
    #expect(try folder.text(of: "list.m3u").hasPrefix("#EXTM3U\n"))
  }

  @Test(
    "Output that cannot be written is a failure with the reason",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let run = try ProductRun(script: "\"$STANDARD\" > /dev/full; echo $?")
    #expect(run.output == "1\n")
    #expect(run.errors == "Standard: cannot write to standard output: no space left\n")
  }

  @Test("Closed standard output is a failure with the reason")
  func closedOutput() throws {
    let run = try ProductRun(script: "\"$LITE\" >&-; echo $? >&2")
    #expect(run.errors == "Lite: cannot write to standard output: Bad file descriptor\n1\n")
  }

  @Test("Standard input is read from a pipe to its end", arguments: BuiltProduct.allCases)
  func pipedInput(product: BuiltProduct) throws {
    let folder = try TemporaryFolder()
    let items = (1...28).map {
      ProductsFeeds.item("Item \($0)", day: $0, "<description>\(String(repeating: "x", count: 20_000))</description>")
    }
    let path = try folder.written(ProductsFeeds.rss(items.joined()), as: "feed.xml")
    let run = try ProductRun(
      script:
        "( head -c 100000 '\(path)'; sleep 0.2; tail -c +100001 '\(path)' ) | \(product.variable) --feed - --format json"
    )
    #expect(run.status == 0)
    #expect((try run.json["items"] as? [Any])?.count == 28)
  }

  @Test("Standard input and files can be read together", arguments: BuiltProduct.allCases)
  func inputAndFile(product: BuiltProduct) throws {
    let folder = try TemporaryFolder()
    let one = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("From the file")), as: "1.xml")
    let two = ProductsFeeds.rss(ProductsFeeds.item("From the input"))
    let run = try ProductRun(product, "--feed", one, "--feed", "-", input: two)
    #expect(run.status == 0)
    #expect(run.output.contains("From the file"))
    #expect(run.output.contains("From the input"))
  }
}
