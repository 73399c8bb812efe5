import Foundation
import Testing

@testable import ServiceKitCommand

/// `servicekit report`: which files it reads, in which order, and what it says of those that it cannot use.
@Suite("servicekit report")
struct ReportCommandTests {
  private static let modules = #"{"schemaVersion": 1, "modules": []}"#
  private static let lint = """
    {"schemaVersion": 1, "tool": {"name": "servicekit", "version": "0.1.0"}, "summary": {"errors": 0, "warnings": 0,
    "files": 1, "hiddenBySuppressions": 0, "hiddenByBaseline": 0, "staleInBaseline": 0}, "findings": []}
    """

  private static let files = [
    "lint-1.0.json": lint, "lint-1.1.json": lint, "modules-1.0.json": modules, "modules-1.1.json": modules,
    "lint-1.10.json": lint, "a=b.json": lint, "notes.txt": "none", "old/lint.json": lint, "new/lint.json": lint,
    "reports/1.9/lint.json": lint, "reports/1.9/modules.json": modules, "reports/1.10/lint.json": lint,
    "reports/1.10/deeper/lint.json": lint, "reports/.hidden/lint.json": lint, "reports/2.0.json": lint,
    "empty/notes.txt": "", "bad.json": "{", "other.json": #"{"name": "x"}"#,
  ]

  /// The label and the paths of each point.
  private func points(_ words: [String]) throws -> [[String]] {
    let project = try TemporaryProject(Self.files)
    let run = project.run(["report", "--format", "json"] + words)
    #expect(run.status == 0, "\(run.messages)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    let points = try #require(report["points"] as? [[String: Any]])
    return points.map { point in
      let documents = point["documents"] as? [[String: String]] ?? []
      return [point["label"] as? String ?? ""] + documents.compactMap { $0["path"] }
    }
  }

  @Test("Files without labels have that of the version in their names, and are in the order of versions")
  func names() throws {
    #expect(
      try points(["lint-1.10.json", "lint-1.1.json", "lint-1.0.json", "modules-1.0.json"]) == [
        ["1.0", "lint-1.0.json", "modules-1.0.json"], ["1.1", "lint-1.1.json"], ["1.10", "lint-1.10.json"],
      ])
  }

  @Test("Labels are in the order in which they are given")
  func labels() throws {
    #expect(
      try points(["v2=new/lint.json", "v1=old/lint.json", "v2=modules-1.0.json"]) == [
        ["v2", "new/lint.json", "modules-1.0.json"], ["v1", "old/lint.json"],
      ])
  }

  @Test("A folder has a point for each folder and each file in it")
  func folder() throws {
    #expect(
      try points(["reports/"]) == [
        ["1.9", "reports/1.9/lint.json", "reports/1.9/modules.json"], ["1.10", "reports/1.10/lint.json"],
        ["2.0", "reports/2.0.json"],
      ])
  }

  @Test("All files of a folder with a label are one point")
  func labelledFolder() throws {
    #expect(try points(["now=reports/1.9"]) == [["now", "reports/1.9/lint.json", "reports/1.9/modules.json"]])
  }

  @Test("What is the path of a file is one, also with an equals sign in it")
  func equals() throws { #expect(try points(["a=b.json"]) == [["a=b", "a=b.json"]]) }

  @Test("The page is what is written if nothing else is asked for")
  func page() throws {
    let run = try TemporaryProject(Self.files).run(["report", "--title", "A & B", "lint-1.0.json"])
    #expect(run.results.hasPrefix("<!DOCTYPE html>\n"))
    #expect(run.results.contains("<title>A &amp; B</title>"))
  }

  @Test("The numbers are JSON, in which nothing is that a terminal or a page acts on")
  func json() throws {
    let project = try TemporaryProject([
      "m.json": """
      {"schemaVersion": 1, "modules": [{"id": "<\\u202e", "className": "M.C", "launches": 2, "totalNanoseconds": 9,
       "longestNanoseconds": 7, "failures": 1}]}
      """,
      "l.json": Self.lint,
    ])
    let run = project.run(["report", "--format", "json", "<b>=m.json", "<b>=l.json", "--old-way", "product-flag"])
    #expect(
      run.results == """
        {
          "oldRules" : [
            "product-flag"
          ],
          "points" : [
            {
              "adapters" : [

              ],
              "components" : [

              ],
              "declared" : {
                "adapters" : 0,
                "components" : 0,
                "modules" : 1
              },
              "documents" : [
                {
                  "kind" : "modules",
                  "path" : "m.json"
                },
                {
                  "kind" : "lint",
                  "path" : "l.json"
                }
              ],
              "label" : "\\u003cb>",
              "lint" : {
                "errors" : 0,
                "files" : 1,
                "hiddenByBaseline" : 0,
                "hiddenBySuppressions" : 0,
                "products" : {

                },
                "rules" : {

                },
                "warnings" : 0
              },
              "modules" : [
                {
                  "failures" : 1,
                  "id" : "\\u003c\\u202e",
                  "launches" : 2,
                  "longestNanoseconds" : 7,
                  "totalNanoseconds" : 9,
                  "type" : "M.C"
                }
              ]
            }
          ],
          "schemaVersion" : 1,
          "title" : "Report"
        }

        """)
  }

  @Test("The rules of the old way can be chosen")
  func oldWay() throws {
    let run = try TemporaryProject(Self.files).run([
      "report", "--format", "json", "--old-way", "strong-host", "--old-way=layer-count", "lint-1.0.json",
    ])
    #expect(run.results.contains("\"oldRules\" : [\n    \"layer-count\",\n    \"strong-host\"\n  ]"))
  }

  @Test(arguments: [
    ([], "servicekit: 'report' needs files or folders: [LABEL=]PATH …\nsee servicekit help report\n"),
    (
      ["--old-way", "product-flg", "lint-1.0.json"],
      "servicekit: unknown rule 'product-flg'; did you mean 'product-flag'?\nsee servicekit help report\n"
    ),
    (["none.json"], "none.json: error: the file cannot be read: No such file or directory\n"),
    (["empty"], "empty: error: there is no JSON file in the folder, nor in a folder in it\n"),
    (
      ["bad.json", "other.json"],
      """
      bad.json:1:2: error: is not well-formed JSON: expected a key in quotation marks or '}', found the end of the text
        1. Give what 'servicekit lint --format json' or 'servicekit matrix --format json' writes.
        2. Give a ContainerProfile, a ModuleReport or an AdapterSnapshot as JSON, or what a product lists in their place.
      other.json:1:1: error: is none of the documents that a report is made of
        1. Give what 'servicekit lint --format json' or 'servicekit matrix --format json' writes.
        2. Give a ContainerProfile, a ModuleReport or an AdapterSnapshot as JSON, or what a product lists in their place.

      """
    ),
  ])
  func `What cannot be used is said`(words: [String], messages: String) throws {
    let run = try TemporaryProject(Self.files).run(["report"] + words)
    #expect(run == ToolRun(status: 2, messages: messages))
  }

  @Test("The examples of the help are command lines that work")
  func examples() throws {
    let project = try TemporaryProject(Self.files)
    for example in CommandDescription.report.examples {
      let words = example.line.split(separator: " ").dropFirst().map(String.init)
      #expect(project.run(words).status == 0, "\(example.line)")
    }
  }
}
