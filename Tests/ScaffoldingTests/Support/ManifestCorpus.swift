/// Manifests as people write them, and as tools read them wrong.
enum ManifestCorpus {
  struct Case: Sendable, CustomStringConvertible {
    var name: String
    var text: String
    /// Why the manifest cannot be edited; nil where it can.
    var refusal: String?

    var description: String { name }

    init(_ name: String, _ text: String, refusal: String? = nil) {
      self.name = name
      self.text = text
      self.refusal = refusal
    }
  }

  private static let head = "// swift-tools-version: 6.0\nimport PackageDescription\n\n"

  private static func package(_ arguments: String) -> String {
    head + "let package = Package(\n  name: \"P\",\n\(arguments)\n)\n"
  }

  static let all = layouts + comments + surroundings + constants + computed

  static let layouts = [
    Case("trailing comma", package("  targets: [\n    .target(name: \"App\"),\n  ]")),
    Case("no trailing comma", package("  targets: [\n    .target(name: \"App\"),\n    .target(name: \"B\")\n  ]")),
    Case("one line", package("  targets: [.target(name: \"App\")]")),
    Case("one line with a comma", package("  targets: [.target(name: \"App\"),]")),
    Case("one line with spaces", package("  targets: [ .target(name: \"App\") ]")),
    Case("bracket behind the last row", package("  targets: [\n    .target(name: \"App\")]")),
    Case(
      "first row behind the bracket",
      package("  targets: [.target(name: \"App\"),\n            .target(name: \"B\"),\n  ]")),
    Case("rows in one line of several", package("  targets: [\n    .target(name: \"App\"), .target(name: \"B\")\n  ]")),
    Case("bracket at the margin", package("  targets: [\n    .target(name: \"App\"),\n]")),
    Case("four spaces", package("  targets: [\n    .target(name: \"App\"),\n  ]").replacing("  ", with: "    ")),
    Case("tabs", package("  targets: [\n    .target(name: \"App\")\n  ]").replacing("  ", with: "\t")),
    Case(
      "carriage returns",
      package(
        "  targets: [\n    .target(name: \"App\", dependencies: [\n      \"B\"\n    ]),\n    .target(name: \"B\")\n  ]"
      )
      .replacing("\n", with: "\r\n")),
    Case("no line at the end", String(package("  targets: [\n    .target(name: \"App\")\n  ]").dropLast())),
    Case("everything in one line", head + "let package = Package(name: \"P\", targets: [.target(name: \"App\")])"),
    Case("byte order mark", "\u{FEFF}" + package("  targets: [\n    .target(name: \"App\")\n  ]")),
    Case(
      "letters of several bytes", package("  targets: [\n    .target(name: \"App\", path: \"Ünïcode/文\"), // 文\n  ]")),
  ]

  static let comments = [
    Case("comment behind the last row", package("  targets: [\n    .target(name: \"App\")  // the app\n  ]")),
    Case("comment behind the last comma", package("  targets: [\n    .target(name: \"App\"),  // the app\n  ]")),
    Case(
      "rows in comments",
      package(
        "  targets: [\n    .target(name: \"App\"),\n    // .target(name: \"Old\"),\n    /* .target(name: \"Older\") */\n  ]"
      )),
    Case("comment before the bracket", package("  targets: [\n    .target(name: \"App\") /* last */ ]")),
    Case("brackets in a text", package("  targets: [\n    .target(name: \"App\", path: \"a]b\"),  // ] )\n  ]")),
    Case(
      "a package in a comment", "// Package(targets: [])\n" + package("  targets: [\n    .target(name: \"App\")\n  ]")),
  ]

  static let surroundings = [
    // https://github.com/swiftlang/swift-syntax/pull/3175
    Case(
      "arguments behind the targets",
      package("  targets: [\n    .target(name: \"App\")\n  ],\n  swiftLanguageModes: [.v6]")),
    // https://github.com/swiftlang/swift-package-manager/issues/10122
    Case(
      "a target that another depends on",
      package(
        "  targets: [\n    .target(name: \"B\", dependencies: [\n      .target(name: \"App\")\n    ]),\n"
          + "    .target(name: \"App\", dependencies: [\n      \"C\"\n    ]),\n    .target(name: \"C\")\n  ]")),
    Case(
      "condition around another statement",
      package("  targets: [\n    .target(name: \"App\")\n  ]")
        + "\n#if os(Linux)\n  package.targets.append(.target(name: \"L\"))\n#endif\n"),
    Case(
      "settings in every row",
      package("  targets: [\n    .target(\n      name: \"App\",\n      swiftSettings: [.define(\"A\")]\n    ),\n  ]")),
    Case(
      "products",
      package(
        "  products: [\n    .library(name: \"L\", targets: [\"App\"])\n  ],\n  targets: [\n    .target(name: \"App\")\n  ]"
      )),
    Case(
      "typed literal", head + "let package: Package = .init(name: \"P\", targets: [.target(name: \"App\")])",
      refusal: "it has no call of 'Package(…)'"),
  ]

  static let constants = [
    Case(
      "dependencies in constants",
      "let kit = Target.Dependency.product(name: \"Kit\", package: \"kit\")\n"
        + package(
          "  targets: [\n    .target(name: \"App\", dependencies: [kit, \"B\"]),\n    .target(name: \"B\")\n  ]"))
  ]

  static let computed = [
    // https://github.com/Ether-CLI/Ether/issues/1
    Case("empty list", package("  targets: []"), refusal: nil),
    Case("empty list over lines", package("  targets: [\n  ]")),
    Case("empty list with a comment", package("  targets: [\n    // none yet\n  ]")),
    Case("no list", package("  dependencies: []"), refusal: "'targets:' is no literal array"),
    Case(
      "variable", head + "let rows: [Target] = []\nlet package = Package(name: \"P\", targets: rows)\n",
      refusal: "'targets:' is no literal array"),
    Case("sum", package("  targets: [.target(name: \"App\")] + more"), refusal: "'targets:' is no literal array"),
    Case("map", package("  targets: [\"App\"].map { .target(name: $0) }"), refusal: "'targets:' is no literal array"),
    Case(
      "a package for each system",
      "#if os(Linux)\nlet package = Package(name: \"P\", targets: [])\n#else\nlet package = Package(name: \"Q\", targets: [])\n#endif\n",
      refusal: "it has 2 calls of 'Package(…)'"),
  ]
}
