import Foundation
import Testing

/// `--experiments` and `--unit`: which variant a unit gets, and what is said about files that are wrong.
@Suite struct ProductsExperimentsTests {
  private func file(_ experiments: String) -> String {
    #"{"schemaVersion": 1, "unitSource": "reader", "experiments": [\#(experiments)]}"#
  }

  private let halves = #"{"name": "autoplay", "arms": [{"name": "on", "weight": 50}, {"name": "off", "weight": 50}]}"#

  private func experiment(_ product: BuiltProduct, _ arguments: String...) throws -> [String: Any] {
    let run = try ProductRun(product, ["--adapters", "--format=json"] + arguments)
    #expect(run.errors == "")
    return try #require((try run.json["experiments"] as? [[String: Any]])?.first)
  }

  @Test(
    "The unit decides about the variant, a forced one comes first, and the listing says why",
    arguments: BuiltProduct.allCases)
  func choice(product: BuiltProduct) throws {
    let folder = try TemporaryFolder()
    let path = try folder.written(file(halves), as: "halves.json")
    let assigned = try experiment(product, "--experiments", path, "--unit", "1")
    #expect(assigned["arm"] as? String == "on" && assigned["source"] as? String == "assigned")
    #expect(assigned["unit"] as? String == "1")
    #expect(try experiment(product, "--experiments", path, "--unit", "2")["arm"] as? String == "off")
    let unnamed = try experiment(product, "--experiments", path)
    #expect(unnamed["unit"] as? String == "reader")
    let forced = try experiment(product, "--experiments", path, "--unit", "2", "--experiment", "autoplay=on")
    #expect(forced["arm"] as? String == "on" && forced["source"] as? String == "forced")
    let first = try experiment(product)
    #expect(first["source"] as? String == "first" && first["unit"] is NSNull)
  }

  @Test("The variant decides whether there is a playlist", arguments: BuiltProduct.allCases)
  func playlist(product: BuiltProduct) throws {
    let folder = try TemporaryFolder()
    let path = try folder.written(file(halves), as: "halves.json")
    let run = try ProductRun(product, "--experiments", path, "--unit", "2", "--playlist", folder.file("list.m3u"))
    #expect(run.status == 1)
    #expect(run.errors.contains("not written, because nothing is played in this run (autoplay is off)"))
  }

  @Test("An experiment that is over fails the validation")
  func finished() throws {
    let over = #"{"name": "autoplay", "arms": [{"name": "on", "weight": 1}], "finished": true}"#
    let folder = try TemporaryFolder()
    let path = try folder.written(file(over), as: "over.json")
    let run = try ProductRun(.lite, "--validate", "--experiments", path)
    #expect(run.status == 1)
    let fact = "The experiment 'autoplay' of playback, which expires on 2027-12-31, is over: "
    #expect(
      run.output.hasPrefix(fact + "it is finished, and every unit is in the arm 'on'.\n  Lite.AudioPlayback for "))
  }

  @Test(
    "A file that is wrong is refused as a whole, with the place",
    arguments: [
      (
        "{\n  \"schemaVersion\": 1,\n  oops\n}",
        ":3:3: is not well-formed JSON: expected a key in quotation marks, found 'oops'"
      ),
      (
        "{\"schemaVersion\": 1,\n",
        ":2:1: is not well-formed JSON: expected a key in quotation marks, found the end of the text"
      ),
      ("[]", ":1:1: this is no object"),
      (#"{"schemaVersion": 9}"#, ":1:19: schemaVersion: 9 is no version that is read here; 1 is"),
      (
        #"{"schemaVersion": 1, "unitSource": "x", "experiments": [{"name": "autplay", "arms": [{"name": "on", "weight": 1}]}]}"#,
        ": experiments[0].name: unknown experiment 'autplay'; did you mean 'autoplay'?"
      ),
      (
        #"{"schemaVersion": 1, "unitSource": "x", "experiments": [{"name": "autoplay", "arms": [{"name": "on", "weight": -1}]}]}"#,
        ":1:112: experiments[0].arms[0].weight: -1 is no weight; weights are whole numbers from 0"
      ),
      (
        "{\"schemaVersion\": 1, \"unitSource\": \"x\", \"experiments\": [\n"
          + "  {\"name\": \"autoplay\", \"arms\": [], \"arms\": [{\"name\": \"on\", \"weight\": 1}]}]}",
        ":2:36: experiments[0]: the key 'arms' is there already, at 2:24"
      ),
      (#"{"\u001b[31mx": 1, "\u001b[31mx": 2}"#, #":1:20: the key '\u001b[31mx' is there already, at 1:2"#),
      (
        #"{"schemaVersion": 1, "unitSource": "x", "experiments": [{"name": "autoplay", "arms": [{"name": "on", "weight": 0.5}]}]}"#,
        ":1:112: experiments[0].arms[0].weight: this is no weight; weights are whole numbers from 0 to \(Int.max)"
      ),
    ])
  func wrongFile(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.written(text, as: "wrong.json")
    let run = try ProductRun(.standard, "--experiments", path)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "Standard: \(path)\(message)\n")
  }

  @Test("A file that cannot be read is named with the reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = try ProductRun(.lite, "--experiments", folder.file("none.json"))
    #expect(missing.status == 1)
    #expect(missing.errors == "Lite: \(folder.file("none.json")): no such file or folder\n")
    let directory = try ProductRun(.lite, "--experiments", folder.url.path)
    #expect(directory.errors == "Lite: \(folder.url.path): is a directory\n")
  }

  @Test("A file that is too large, or that never ends, is refused with the most that is read")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = try folder.written(file(halves) + String(repeating: " ", count: 1_000_000), as: "large.json")
    for path in [path, "/dev/zero"] {
      let run = try ProductRun(.lite, "--experiments", path)
      #expect(run.status == 1)
      #expect(run.errors == "Lite: \(path): the text has more than 1000000 bytes, the most that is read\n")
    }
  }
}
