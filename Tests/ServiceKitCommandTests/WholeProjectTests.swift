import Testing

@testable import ServiceKitCommand

/// What only shows where all parts of the tool work together: the project, its files in all languages, and the rules.
struct WholeProjectTests {
  private static let configuration = """
    {
      "version": 1,
      "products": {
        "Standard": { "modules": ["Standard"], "flags": ["STANDARD"] },
        "Lite": { "modules": ["Lite"], "flags": ["LITE"] }
      },
      "moduleFolders": ["Modules/*", "Products/*"],
      "vocabulary": { "product": ["LITE"] }
    }
    """

  private func lint(_ files: [String: String]) throws -> ToolRun {
    try TemporaryProject(files.merging([".servicekit.json": Self.configuration]) { file, _ in file }).run(["lint"])
  }

  @Test func `The way from a product to what it lacks follows from imports`() throws {
    let run = try lint([
      "Modules/Core/Core.swift": """
      import ServiceKit
      public protocol RenderAdapter: AnyObject {}
      @AdapterHost
      public final class Session {
        @Adapted var renderer: any RenderAdapter
      }

      """,
      "Modules/Page/Page.swift": "import Core\n",
      "Products/Lite/main.swift": "import Page\n",
      "Products/Standard/main.swift": """
      import Core
      import ServiceKit
      @Adapter((any RenderAdapter).self)
      final class Renderer: RenderAdapter {}

      """,
    ])
    #expect(
      run.results == """
        Modules/Core/Core.swift:5:16: error: 'Core.RenderAdapter' is required and has no adapter in Lite (missing-binding)
          in product Lite
        Modules/Core/Core.swift:5:16: note: Lite needs it by Lite -> Page -> Core
          1. Bind one in a target that Lite links: @Adapter((any RenderAdapter).self) on a class.
          2. If a product may be without, make the requirement optional: (any RenderAdapter)?.
        1 error in 4 files

        """)
  }

  @Test func `Files that nobody checks are named, and can be left out`() throws {
    var files = [
      "Modules/Page/Page.swift": "struct Page {}\n", "Products/Lite/main.swift": "import Page\n",
      "Products/Standard/main.swift": "import Page\n", "Loose.swift": "#if LITE\n#endif\n",
    ]
    #expect(
      try lint(files)
        == ToolRun(
          status: 0, results: "no findings in 3 files\n",
          messages: "note: 'Loose.swift' is in no module, so nothing is said of it; name it in .servicekit.json, "
            + "with 'modules' or with 'exclude'\n"))
    files["Other/Loose.swift"] = ""
    #expect(
      try lint(files).messages
        == "note: 2 Swift files, the first of them 'Loose.swift', are in no module, so nothing is said of them; "
        + "name them in .servicekit.json, with 'modules' or with 'exclude'\n")
    let words = "\"vocabulary\": { \"product\": [\"LITE\"] }"
    let excluding = Self.configuration.replacing(words, with: "\"exclude\": [\"**/Loose.swift\"]")
    files[".servicekit.json"] = excluding
    #expect(try lint(files) == ToolRun(status: 0, results: "no findings in 3 files\n"))
  }

  @Test func `A proposal without products says that they are missing`() throws {
    let project = try TemporaryProject([
      "Core/Core.swift": "#if LITE\n#endif\n", "App/Lite/main.swift": "import Core\n",
    ])
    #expect(
      project.run(["lint", "--init"]).messages == """
        note: '.servicekit.json' is written; read it, and change what is not so
        note: no products were found; without the key 'products' nothing tells them apart
        note: flags that are in no vocabulary: LITE

        """)
  }

  @Test func `A leak does not make the product's module a shared one`() throws {
    let run = try lint([
      "Modules/Page/Page.swift": "import Lite\n",
      "Products/Lite/main.swift": "import Page\n",
      "Products/Standard/main.swift": "import Page\n",
    ])
    #expect(
      run.results.contains("Page.swift:1:8: error: Shared code imports 'Lite', which belongs to the product Lite"))
  }

  @Test func `Records in C count, whatever their literals look like`() throws {
    let service = """
      #include "sk_adapter.h"
      static const char open[] = { BRACKETS };
      SK_C_ADAPTER(NAME, "Lite", "clock", functions, make, 0)

      """
      .replacing("BRACKETS", with: (0..<400).map { _ in "'(', '[', '\"'" }.joined(separator: ", "))
    let run = try lint([
      "Modules/Page/Page.swift": "",
      "Products/Lite/clock.c": service.replacing("NAME", with: "first"),
      "Products/Lite/main.swift": "",
      "Products/Lite/other.c": service.replacing("NAME", with: "second"),
      "Products/Standard/main.swift": "",
    ])
    #expect(run.status == 1)
    #expect(run.results.contains("The C service 'clock' has 2 adapters in Lite"))
  }
}
