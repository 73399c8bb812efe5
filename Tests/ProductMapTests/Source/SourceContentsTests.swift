import ProductMap
import Testing

/// What is read out of source, in the words of the descriptions that the macros write.
struct SourceContentsTests {
  private static let project = SourceProject(
    """
    //// Sources/Page/Session.swift
    import ServiceKit

    public protocol Playing: AnyObject {}
    public protocol Rendering: AnyObject {}

    @AdapterHost
    final class Session {
      @Adapted var playing: (any Playing)?
      @Adapted
      var rendering: any Rendering
      final class Part {
        @Service static var store: (any Storing)?
      }
    }
    //// Sources/Page/Parts.swift
    import ContainerKit
    import MediatorKit

    enum Parts {
      @Component("header")
      final class Header {}
    }

    @Module(id: "7", policy: .reuse, requires: "login")
    final class Share: OpenableModule {
      @Handles(Show.self, in: .focusTitle, variant: (.newPlayer, "on"))
      func show(_ action: Show, _ call: ActionCall) {}
    }

    @Handles(Parts.Hide.self)
    func hide(_ action: Parts.Hide, _ call: ActionCall) {}
    //// Sources/CText/text.c
    #include "sk_adapter.h"
    #define SERVICE "Words"
    SK_C_ADAPTER(plain_words, "CText", SERVICE, functions, make, 0)
    //// Targets/Lite/Adapters.swift
    import CText
    import Page

    @Adapter((any Rendering).self, (any Playing & Sendable).self, host: (any Hosting).self, variant: (Keys.autoplay, "on"))
    final class Player: Rendering, Playing {}

    #if LITE
      extension Player {
        @Adapter((any Storing).self, scope: .shared)
        final class Store: Storing {}
      }
    #else
      @Adapter((any Storing).self)
      final class Other: Storing {}
    #endif
    #if os(iOS)
      @Adapter((any Storing).self)
      final class Phone: Storing {}
    #endif
    //// Targets/Standard/main.swift
    import Page
    //// Tests/PageTests/Fakes.swift
    import Page

    @Adapter((any Playing).self)
    final class Fake: Playing {}
    """)

  private static var lite: MatrixProduct { project.contents.products[0] }

  private static func place(_ file: String, _ line: Int) -> DeclarationPlace {
    DeclarationPlace(module: String(file.prefix { $0 != "/" }), file: file, line: line)
  }

  @Test func `Products are those of the project`() {
    let products = Self.project.contents.products
    #expect(products.map(\.contents.product) == ["Lite", "Standard"])
    #expect(products.map(\.modules) == [["CText", "Lite", "Page"], ["Page", "Standard"]])
    #expect(products.allSatisfy { $0.contents.origin == .source && $0.contents.path == nil })
  }

  @Test func `Bindings are those whose conditions the product's flags leave`() {
    #expect(
      Self.lite.contents.bindings == [
        Binding(
          protocols: ["Words"], adapter: "plain_words", scope: "application", place: Self.place("CText/text.c", 3)),
        Binding(
          protocols: ["any Playing & Sendable", "any Rendering"], adapter: "Player", scope: "host",
          host: "any Hosting", variant: "autoplay=on", place: Self.place("Lite/Adapters.swift", 5)),
        Binding(
          protocols: ["any Storing"], adapter: "Player.Store", scope: "shared",
          place: Self.place("Lite/Adapters.swift", 10)),
        Binding(
          protocols: ["any Storing"], adapter: "Phone", scope: "application",
          place: Self.place("Lite/Adapters.swift", 18)),
      ])
  }

  @Test func `What the platform decides is known to depend on it`() {
    #expect(Self.lite.conditional == [Self.place("Lite/Adapters.swift", 18)])
  }

  @Test func `Requirements have the types around them and the place of their names`() {
    #expect(
      Self.lite.contents.requirements == [
        Requirement(
          protocolName: "any Playing", isRequired: false, owner: "Session", property: "playing",
          place: Self.place("Page/Session.swift", 8)),
        Requirement(
          protocolName: "any Rendering", isRequired: true, owner: "Session", property: "rendering",
          place: Self.place("Page/Session.swift", 10)),
        Requirement(
          protocolName: "any Storing", isRequired: false, owner: "Session.Part", property: "store",
          place: Self.place("Page/Session.swift", 12)),
      ])
  }

  @Test func `Components, modules and handlers have the names of their declarations`() {
    let contents = Self.lite.contents
    #expect(
      contents.components == [
        Component(name: "header", className: "Parts.Header", place: Self.place("Page/Parts.swift", 6))
      ])
    #expect(
      contents.modules == [
        Module(id: "7", className: "Share", policy: ".reuse", gate: "login", place: Self.place("Page/Parts.swift", 10))
      ])
    #expect(
      contents.handlers == [
        Handler(
          action: "Show", function: "show", target: "Share", condition: "focusTitle, newPlayer=on",
          place: Self.place("Page/Parts.swift", 12)),
        Handler(action: "Parts.Hide", function: "hide", place: Self.place("Page/Parts.swift", 16)),
      ])
  }

  @Test func `A record by hand has the scope that is written or that follows`() {
    let project = SourceProject(
      """
      //// Targets/Lite/main.swift
      import ServiceKit
      @section("sk_records") @used let one: AdapterRecord.Layout = (1, 1, 0, 0, { out in
        AdapterRecord.declare(out, (any P).self) { One() }
      })
      @section("sk_records") @used let two: AdapterRecord.Layout = (1, 1, 0, 0, { out in
        AdapterRecord.declareUnique(out, (any P).self) { Two() }
      })
      @section("sk_records") @used let three: AdapterRecord.Layout = (1, 1, 0, 0, { out in
        AdapterRecord.declare(out, (any P).self, host: (any H).self) { Three() }
      })
      """)
    let bindings = project.contents.products[0].contents.bindings
    #expect(
      bindings.map { "\($0.adapter) \($0.scope) \($0.host ?? "-")" } == [
        "One application -", "Two unique -", "Three host any H",
      ])
  }

  @Test func `What is registered when the program runs is apart from what is linked`() {
    let project = SourceProject(
      """
      //// Targets/Lite/main.swift
      import ServiceKit
      let token = try AdapterRegistry.main.register(Playback(), as: (any Playing).self)
      """)
    let product = project.contents.products[0]
    #expect(product.contents.bindings.isEmpty && product.registered.map(\.adapter) == ["Playback"])
    #expect(project.matrix().rows[0].cells[0].entries.map(\.isRegistered) == [true])
  }

  @Test func `The order of files changes nothing`() {
    let files = (0..<12).map { number in
      (
        path: "Targets/Lite/F\(number).swift",
        text: "@Adapter((any P\(number % 5)).self)\nfinal class A\(number): P {}\n"
      )
    }
    let contents = SourceProject(files: files).contents.products[0].contents
    #expect(SourceProject(files: files.reversed()).contents.products[0].contents == contents)
    #expect(contents.bindings.count == 12)
  }
}
