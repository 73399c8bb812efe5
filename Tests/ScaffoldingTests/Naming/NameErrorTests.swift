import Foundation
import Testing

@testable import Scaffolding

@Suite struct NameErrorTests {
  private static let long = String(repeating: "A", count: 31)

  private static let cases: [(String, CodeName.Use, String)] = [
    ("", .adapter, "'' cannot be the name of an adapter: it is empty"),
    (
      "Feed/List", .component,
      "'Feed/List' cannot be the name of a component: it has the path separator '/'; did you mean 'List'?"
    ),
    ("../..", .package, "'../..' cannot be the name of a package: it has the path separator '/'"),
    (
      "a\\b", .module, "'a\\b' cannot be the name of a module: it has the path separator '\\'; did you mean 'B'?"
    ),
    (
      "feed list", .component,
      "'feed list' cannot be the name of a component: it has ' ', and only the letters A to Z and digits may be in it; "
        + "did you mean 'FeedList'?"
    ),
    (
      "阅读", .module,
      "'阅读' cannot be the name of a module: it has '阅', and only the letters A to Z and digits may be in it"
    ),
    (
      long, .adapter, "'\(long)' cannot be the name of an adapter: it has 31 letters, and 30 are the most"
    ),
    (
      "3Columns", .component,
      "'3Columns' cannot be the name of a component: it begins with a digit; did you mean 'Columns'?"
    ),
    (
      "sharing", .adapter,
      "'sharing' cannot be the name of an adapter: it begins with a small letter; did you mean 'Sharing'?"
    ),
    ("class", .adapter, "'class' cannot be the name of an adapter: it is a keyword of Swift"),
    (
      "Type", .component, "'Type' cannot be the name of a component: it is a keyword of Swift; did you mean 'TypeCard'?"
    ),
    (
      "Task", .adapter,
      "'Task' cannot be the name of an adapter: it says too little, and hides what other code calls so; "
        + "did you mean 'TaskPanel'?"
    ),
    (
      "foundation", .package,
      "'foundation' cannot be the name of a package: it begins with a small letter; did you mean 'Foundation'?"
    ),
    (
      "Dispatch", .module,
      "'Dispatch' cannot be the name of a module: it would hide the module 'Dispatch' of the system; "
        + "did you mean 'DispatchPage'?"
    ),
    (
      "SwiftUi", .component,
      "'SwiftUi' cannot be the name of a component: it would hide the module 'SwiftUI' of the system; "
        + "did you mean 'SwiftUiCard'?"
    ),
    (
      "Stress", .module,
      "'Stress' cannot be the name of a module: ServiceKit has a target 'Stress', and names of targets are unique in all "
        + "packages of a build; did you mean 'StressPage'?"
    ),
    (
      "SharingAdapter", .adapter,
      "'SharingAdapter' cannot be the name of an adapter: 'Adapter' is added to it; did you mean 'Sharing'?"
    ),
    ("LoginAPI", .module, "'LoginAPI' cannot be the name of a module: 'API' is added to it; did you mean 'Login'?"),
  ]

  @Test(arguments: cases)
  func `A name that cannot be is refused with what could`(name: String, use: CodeName.Use, message: String) {
    let error = #expect(throws: ScaffoldingError.self) { try CodeName(name, for: use) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["Feed", "Task", "Module", "Result", "Error", "Notification"])
  func `No type is called what other code calls so`(name: String) {
    for use in [CodeName.Use.adapter, .component, .module, .package, .product] {
      #expect(throws: ScaffoldingError.self) { try CodeName(name, for: use) }
    }
  }

  @Test func `A name that is there already is refused`() {
    let error = #expect(throws: ScaffoldingError.self) {
      try CodeName("Login", for: .module, beside: [.init("Login", "a target")])
    }
    #expect(error?.description == "'Login' cannot be the name of a module: a target is called so already")
  }

  @Test func `A name that differs only in case is refused`() {
    let error = #expect(throws: ScaffoldingError.self) {
      try CodeName("LogIn", for: .module, beside: [.init("Login", "a target")])
    }
    #expect(
      error?.description == "'LogIn' cannot be the name of a module: it differs from 'Login', a target, only in case")
  }

  @Test(arguments: [
    ("Sharing", "sharing", "sharing"), ("ReadingProgress", "readingProgress", "reading-progress"),
    ("URLCache", "urlCache", "url-cache"), ("Default", "`default`", "default"), ("A", "a", "a"),
  ])
  func `A name has other spellings`(name: String, property: String, scene: String) throws {
    let name = try CodeName(name, for: .component)
    #expect(name.lowerCamel == property)
    #expect(name.kebab == scene)
  }

  // https://github.com/swiftlang/swift-package-manager/issues/6771
  @Test func `The names of ServiceKit's own targets are known`() throws {
    let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let names = manifest.matches(of: /Row\(\s*name: "([A-Za-z]+)"/).map { String($0.output.1) }
    #expect(ReservedNames.ownTargets == names.filter { !$0.hasSuffix("Tests") }.sorted())
  }
}
