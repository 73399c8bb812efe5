import Testing

@testable import LintEngine

struct DeclarationIndexTests {
  /// What a name means in a file, as identities.
  private static func meaning(
    of type: String, in path: String, within context: String? = nil, _ text: String,
    together: (shared: String, with: [String])? = nil
  ) -> [String] {
    var sample = SampleProject(text)
    if let together { sample.compileTogether(together.shared, with: together.with) }
    let module = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return sample.facts.index.resolve(type, in: module, path, within: context).map(\.identity)
  }

  private static let twoModules = """
    //// Sources/Page/Page.swift
    public protocol Renderer {}
    public enum Reader { public protocol Delegate {} }
    public enum Player { public protocol Delegate {} }
    //// Sources/Search/Search.swift
    public protocol Renderer {}
    //// Sources/Both/Both.swift
    import Page
    import Search
    //// Sources/One/One.swift
    import Page
    //// Sources/One/Other.swift
    struct Local {}
    //// Sources/Own/Own.swift
    import Page
    protocol Renderer {}
    //// Sources/None/None.swift
    struct None {}
    """

  @Test(arguments: [
    ("Renderer", "Sources/Both/Both.swift", ["Page.Renderer", "Search.Renderer"]),
    ("Page.Renderer", "Sources/Both/Both.swift", ["Page.Renderer"]),
    ("any Renderer", "Sources/One/One.swift", ["Page.Renderer"]),
    ("(any Renderer)?", "Sources/One/One.swift", ["Page.Renderer"]),
    ("Renderer", "Sources/One/Other.swift", []),
    ("Renderer", "Sources/Own/Own.swift", ["Own.Renderer"]),
    ("Page.Renderer", "Sources/Own/Own.swift", ["Page.Renderer"]),
    ("Renderer", "Sources/None/None.swift", []),
    ("Page.Renderer", "Sources/None/None.swift", []),
    ("Reader.Delegate", "Sources/One/One.swift", ["Page.Reader.Delegate"]),
    ("Page.Player.Delegate", "Sources/One/One.swift", ["Page.Player.Delegate"]),
    ("any Reader.Delegate & Page.Renderer", "Sources/One/One.swift", ["Page.Reader.Delegate", "Page.Renderer"]),
  ])
  func `A name means what the file can see`(type: String, path: String, expected: [String]) {
    #expect(Self.meaning(of: type, in: path, Self.twoModules) == expected)
  }

  @Test func `The types around a place come first`() {
    let text = """
      //// Sources/Page/Page.swift
      protocol Delegate {}
      enum Reader {
        protocol Delegate {}
        enum Inner {}
      }
      """
    let path = "Sources/Page/Page.swift"
    #expect(Self.meaning(of: "Delegate", in: path, within: "Reader.Inner", text) == ["Page.Reader.Delegate"])
    #expect(Self.meaning(of: "Delegate", in: path, within: "", text) == ["Page.Delegate"])
    #expect(Self.meaning(of: "Inner", in: path, within: "", text) == [])
    #expect(Self.meaning(of: "Inner", in: path, text) == ["Page.Reader.Inner"])
  }

  @Test func `Aliases are followed, also generic ones, through modules and into compositions`() {
    let text = """
      //// Sources/Page/Page.swift
      public protocol Renderer {}
      public protocol Cache<Item> { associatedtype Item }
      public typealias Both = Renderer & CacheOf<Int>
      public typealias CacheOf<Item> = any Cache<Item>
      public enum Names { public typealias Here = Renderer }
      //// Targets/Lite/main.swift
      import Page
      typealias Mine = Page.Both
      typealias Space = Names
      """
    let path = "Targets/Lite/main.swift"
    #expect(Self.meaning(of: "Mine", in: path, text) == ["Page.Renderer", "Page.Cache"])
    #expect(Self.meaning(of: "CacheOf<String>", in: path, text) == ["Page.Cache"])
    #expect(Self.meaning(of: "Names.Here", in: path, text) == ["Page.Renderer"])
    #expect(Self.meaning(of: "Space.Here", in: path, text) == ["Page.Renderer"])
  }

  @Test func `Aliases in a ring have no meaning, and take no time`() {
    let ring = """
      //// Sources/Page/Page.swift
      typealias A = B & B & B & C
      typealias B = C & A & A & C
      typealias C = A & B & P
      protocol P {}
      """
    #expect(Set(Self.meaning(of: "A", in: "Sources/Page/Page.swift", ring)) == ["Page.P"])
    let steps = (0..<40).map { "typealias A\($0) = A\($0 + 1) & A\($0 + 1)" }.joined(separator: "\n")
    let ladder = "//// Sources/Page/Page.swift\n\(steps)\nprotocol A40 {}"
    #expect(Set(Self.meaning(of: "A0", in: "Sources/Page/Page.swift", ladder)) == ["Page.A40"])
  }

  @Test func `What a module exports is seen through it, and nothing else that it imports`() {
    let text = """
      //// Sources/Page/Page.swift
      public protocol Renderer {}
      //// Sources/Kit/Kit.swift
      public protocol Hidden {}
      //// Sources/Umbrella/Umbrella.swift
      @_exported import Page
      import Kit
      //// Sources/Umbrella/Other.swift
      struct Other {}
      //// Sources/Roof/Roof.swift
      @_exported public import Umbrella
      //// Sources/Ring/Ring.swift
      @_exported import Rang
      //// Sources/Rang/Rang.swift
      @_exported import Ring
      //// Targets/Lite/main.swift
      import Ring
      import Roof
      """
    #expect(Self.meaning(of: "Renderer", in: "Targets/Lite/main.swift", text) == ["Page.Renderer"])
    #expect(Self.meaning(of: "Hidden", in: "Targets/Lite/main.swift", text) == [])
    #expect(Self.meaning(of: "Renderer", in: "Sources/Umbrella/Other.swift", text) == ["Page.Renderer"])
    #expect(Self.meaning(of: "Hidden", in: "Sources/Umbrella/Other.swift", text) == [])
  }

  @Test func `Local types hide nothing`() {
    let text = """
      //// Sources/Page/Page.swift
      public protocol Renderer {}
      func test() {
        struct Renderer {}
        enum Fake {}
      }
      """
    #expect(Self.meaning(of: "Renderer", in: "Sources/Page/Page.swift", text) == ["Page.Renderer"])
    #expect(Self.meaning(of: "Fake", in: "Sources/Page/Page.swift", text) == [])
  }

  @Test func `Files that are compiled together see one another without an import`() {
    let text = """
      //// Sources/Shared/Shared.swift
      protocol Renderer {}
      //// Targets/Lite/main.swift
      struct Theme {}
      //// Targets/Standard/main.swift
      struct Theme {}
      """
    let together = (shared: "Shared", with: ["Lite", "Standard"])
    #expect(
      Self.meaning(of: "Renderer", in: "Targets/Lite/main.swift", text, together: together) == ["Shared.Renderer"])
    #expect(Self.meaning(of: "Renderer", in: "Targets/Lite/main.swift", text) == [])
    #expect(
      Self.meaning(of: "Theme", in: "Sources/Shared/Shared.swift", text, together: together)
        == ["Lite.Theme", "Standard.Theme"])
    #expect(Self.meaning(of: "Theme", in: "Targets/Lite/main.swift", text, together: together) == ["Lite.Theme"])
  }

  // MARK: - Extensions and ancestors

  private static let families = """
    //// Sources/Page/Page.swift
    public protocol Element: AnyObject {}
    public protocol View: Element {}
    public protocol Ring: Rang {}
    public protocol Rang: Ring {}
    open class Base: View {}
    //// Sources/Page/More.swift
    extension Base: Ring {}
    //// Targets/Lite/Label.swift
    import Page
    final class Label: Base {}
    extension Page.Base { protocol Inner {} }
    typealias Name = Label
    //// Targets/Lite/LabelMore.swift
    protocol Named {}
    extension Name: Named {}
    //// Targets/Standard/Label.swift
    final class Label {}
    protocol Other {}
    extension Label: Other {}
    """

  private static func label(in module: String) throws -> (DeclarationIndex, DeclarationIndex.Entry) {
    let index = SampleProject(families).facts.index
    return (index, try #require(index.types["Label"]?.first { $0.module == module }))
  }

  @Test func `Ancestors come from superclasses, refinement and extensions anywhere, each once`() throws {
    let (index, label) = try Self.label(in: "Lite")
    let names = index.ancestors(of: label).map(\.identity)
    #expect(names.sorted() == ["Lite.Named", "Page.Base", "Page.Element", "Page.Rang", "Page.Ring", "Page.View"])
  }

  @Test func `Extensions belong to the type of their module, by an alias too`() throws {
    let (lite, label) = try Self.label(in: "Lite")
    #expect(lite.extensions(of: label).map(\.path) == ["Targets/Lite/LabelMore.swift"])
    let (standard, other) = try Self.label(in: "Standard")
    #expect(standard.extensions(of: other).map(\.path) == ["Targets/Standard/Label.swift"])
    #expect(standard.ancestors(of: other).map(\.identity) == ["Standard.Other"])
  }

  @Test func `A type in an extension belongs to the extended type, whether its module is written or not`() {
    for type in ["Base.Inner", "Lite.Base.Inner"] {
      #expect(
        Self.meaning(of: type, in: "Targets/Lite/LabelMore.swift", Self.families) == ["Lite.Base.Inner"], "\(type)")
    }
  }

  // MARK: - Types as text

  @Test(arguments: [
    ("any P & Q", ["P", "Q"]), ("(any P)?", ["P"]), ("any (P & Q)", ["P", "Q"]), ("(A) & (B)", ["A", "B"]),
    ("any Store<A & B> & Q", ["Store<A & B>", "Q"]), ("some P", ["P"]), ("any P & any Q", ["P", "Q"]),
    ("@MainActor any P", ["P"]), ("", []), ("&", []), ("((((", ["(((("]), ("P!", ["P"]),
  ])
  func `A composition falls into its members`(type: String, members: [String]) {
    #expect(DeclarationIndex.members(type) == members)
  }

  // MARK: - Protocols as the registry sees them

  private static let keys = """
    //// Sources/Page/Page.swift
    public protocol P: AnyObject {}
    public protocol Q: P {}
    public protocol R<Item>: AnyObject {}
    public protocol Open {}
    @objc public protocol Old {}
    public typealias Maybe = (any P)?
    public typealias Pair = any P & R<Int>
    public class Base {}
    """

  private static func key(_ type: String) -> String? {
    SampleProject(keys).facts.index.resolveProtocol(type, in: "Page", "Sources/Page/Page.swift", within: "")?.key.name
  }

  @Test(arguments: [
    ("any P", "Page.P"), ("any P & Sendable", "Page.P"), ("any P & AnyObject", "Page.P"), ("any P & Q", "Page.Q"),
    ("any R<Int> & P", "Page.P & Page.R<Int>"), ("Pair", "Page.P & Page.R<Int>"), ("Maybe", "Page.P"),
    ("any R< String >", "Page.R<String>"), ("any Open & AnyObject", "Page.Open & AnyObject"),
    ("any P & Base", "Page.Base & Page.P"), ("any Old & AnyObject", "Page.Old"),
  ])
  func `Spellings of one type have one key`(type: String, key: String) {
    #expect(Self.key(type) == key)
  }

  @Test(arguments: ["any Unknown", "any P & Unknown", "Base", "any Sendable", "any AnyObject", "Any", ""])
  func `What is no protocol of the project has none`(type: String) {
    #expect(Self.key(type) == nil)
  }

  @Test func `A name is found in as many steps in a large project as in a small one`() {
    let files = (0..<400).map { module in
      """
      //// Sources/M\(module)/A.swift
      import M\(max(0, module - 1))
      public protocol P {}
      public class Base {}
      public final class C: Base, P { enum CodingKeys {} }
      extension C: M\(max(0, module - 1)).P {}
      """
    }
    let index = SampleProject(files.joined(separator: "\n")).facts.index
    #expect(index.resolve("P", in: "M7", "Sources/M7/A.swift").map(\.identity) == ["M7.P"])
    #expect(index.extensionsByIdentity.count == 400)
  }
}
