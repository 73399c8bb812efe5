/// Names that mean something already.
enum ReservedNames {
  /// Words of the language that no declaration has without backticks, and those that read like one.
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Names that say too little, and that other code uses without a module in front.
  static let general: Set<String> = [
    "Feed", "Task", "Module", "Result", "Error", "Notification", "Array", "Bool", "Character", "Codable", "Data",
    "Date",
    "Dictionary", "Double", "Float", "Int", "Never", "Optional", "Sequence", "Collection", "Set", "String", "Substring",
    "URL", "Void", "Adapter", "Service", "Component", "Container", "Host", "Mediator", "Handles", "Adapted",
    "AdapterHost", "Test", "Suite",
  ]

  static let systemModules = [
    "AppKit", "Builtin", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "Cxx", "Darwin", "Dispatch",
    "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Network", "Observation", "PackageDescription", "PackagePlugin", "RegexBuilder", "Swift", "SwiftData",
    "SwiftParser",
    "SwiftSyntax", "SwiftUI", "Synchronization", "SystemPackage", "System", "Testing", "UIKit", "WatchKit", "WinSDK",
    "XCTest",
  ]

  /// The targets of ServiceKit that are no tests: names of targets are unique in all packages of a build.
  static let ownTargets = [
    "AdapterSyntax", "BenchmarkSubjects", "Benchmarks", "CAdapterFixtures", "CAllocationCount", "CLinkedRecords",
    "CallLists", "ContainerKit", "CrashingHost", "DispatchModel", "FeedArticle", "FeedArticleAPI", "FeedCommandLine",
    "FeedFormats", "FeedReader", "FeedReaderAPI", "FeedSettings", "FeedSettingsAPI", "FeedShare", "FeedShareAPI",
    "LinkedRecords", "LintEngine", "LintReport", "Lite", "LiteText", "MadeBinaries", "MediatorKit", "ObjectFiles",
    "PositionedJSON", "ProductMap", "RecordFormat", "ReportPages", "SameActions", "Scaffolding", "SecondModule",
    "SeededNumbers", "ServiceKit", "ServiceKitAdaptersCommand", "ServiceKitCommand", "ServiceKitLint",
    "ServiceKitLintCommand", "ServiceKitMacros", "ServiceKitNewCommand", "ServiceKitProgram", "ServiceKitTesting",
    "Standard", "Stress", "TroubledReader",
  ]
}
