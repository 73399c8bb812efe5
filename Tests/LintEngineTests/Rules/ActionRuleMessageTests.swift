import Testing

@testable import LintEngine

/// The whole text of what the rules about actions find.
struct ActionRuleMessageTests {
  private static func texts(_ rule: String, _ text: String) -> [String] {
    SampleProject(text).findings(rule).map(\.wholeText)
  }

  @Test func `An action without a handler is told with who sends it, and who handles it elsewhere`() {
    let found = Self.texts(
      "action-without-handler",
      """
      //// Sources/ShareAPI/Share.swift
      import MediatorKit
      public struct ShareItem: ModuleAction {}
      //// Sources/Sharing/Sharing.swift
      import ShareAPI
      struct Sharing {
        @Handles(ShareItem.self) func share(_ action: ShareItem, _ call: ActionCall) {}
      }
      //// Sources/Page/Page.swift
      import ShareAPI
      struct Page {
        func share(_ call: ActionCall) async throws {
          try await call.send(ShareItem())
        }
      }
      //// Targets/Lite/main.swift
      import Page
      import ShareAPI
      try await Mediator.main.send(ShareItem())
      //// Targets/Standard/main.swift
      import Page
      import Sharing
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:4: error: 'ShareAPI.ShareItem' is sent and has no handler in Lite (action-without-handler)
        Sources/Page/Page.swift:4: Lite sends it by Lite -> Page
        Targets/Lite/main.swift:3: It is sent here too
        Sources/ShareAPI/Share.swift:2: The action is declared here
        Sources/Sharing/Sharing.swift:3: 'Sharing.Sharing.share' handles it, in code that is not in Lite
        Link 'Sharing', which handles it, into Lite.
        Handle it in a target that Lite links: @Handles(ShareItem.self) on a function.
        If a product may be without, say so where it is sent: try?, or a catch for the code .noHandler.
        in ["Lite"]
        key ShareAPI.ShareItem @ Page.share
        """
      ])
  }

  @Test func `An action that nothing handles anywhere is told for all products at once`() {
    let found = Self.texts(
      "action-without-handler",
      """
      //// Sources/Page/Page.swift
      struct Track: ImmediateAction {}
      func track(_ mediator: Mediator) throws { try mediator.send(Track()) }
      //// Targets/Lite/main.swift
      import Page
      //// Targets/Standard/main.swift
      import Page
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:2: error: 'Page.Track' is sent and has no handler in Lite and Standard (action-without-handler)
        Sources/Page/Page.swift:2: Lite sends it by Lite -> Page
        Sources/Page/Page.swift:2: Standard sends it by Standard -> Page
        Sources/Page/Page.swift:1: The action is declared here
        Handle it in a target of each product: @Handles(Track.self) on a function.
        If a product may be without, say so where it is sent: try?, or a catch for the code .noHandler.
        in ["Lite", "Standard"]
        key Page.Track @ track
        """
      ])
  }

  @Test func `An arm without a handler is told with those that have one`() {
    let found = Self.texts(
      "action-without-handler",
      """
      //// Targets/Lite/main.swift
      extension ExperimentKey { static let player = ExperimentKey("player", arms: ["off", "on", "large"], owner: "a", expires: "2030-01-01") }
      struct Play: ModuleAction {}
      @Handles(Play.self, in: .open, variant: (.player, "on")) func play(_ action: Play, _ call: ActionCall) {}
      """)
    #expect(
      found == [
        """
        Targets/Lite/main.swift:3: error: 'Lite.Play' has no handler in the state '.open' in Lite where the experiment \
        'player' is 'off' and 'large' (action-without-handler)
        Targets/Lite/main.swift:3: 'Lite.play' is for 'on'
        Handle the action for each of the values, in a target that the product links.
        If one handler is for all of them, leave out what it is for.
        in ["Lite"]
        key Lite.Play, the experiment 'player', 'off' and 'large' @ 
        """
      ])
  }

  @Test func `Two handlers are told with both places and what each is for`() {
    let found = Self.texts(
      "duplicate-handler",
      """
      //// Sources/Page/Page.swift
      public struct Show: ModuleAction {}
      enum Pages {
        @Handles(Show.self) static func show(_ action: Show, _ call: ActionCall) {}
      }
      //// Targets/Lite/main.swift
      import Page
      @Handles(Show.self, variant: (.player, "on")) func show(_ action: Show, _ call: ActionCall) {}
      Mediator.main.handle(Show.self) { _, _ in }
      //// Targets/Standard/main.swift
      import Page
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:3: error: 'Page.Show' has 3 handlers in Lite: 'Page.Pages.show', 'Lite.show' and one that \
        is added when the program runs (duplicate-handler)
        Targets/Lite/main.swift:2: 'Lite.show' handles it here, where the experiment 'player' is 'on'
        Targets/Lite/main.swift:3: A handler that is added when the program runs handles it here
        Sources/Page/Page.swift:1: The action is declared here
        Keep one of them in the product, and move the others to targets that it does not link.
        If they are for different states, or for the arms of an experiment, say so: in: .state, variant: (.key, "arm").
        If all of them are to hear of it, let them observe an event.
        in ["Lite"]
        key Page.Show, 'Lite.show', 'Page.Pages.show', one that is added when the program runs @ Pages
        """
      ])
  }

  @Test func `Two modules of one id are told with both`() {
    let found = Self.texts(
      "duplicate-handler",
      """
      //// Sources/Page/Page.swift
      @Module(id: "2") public final class Page: OpenableModule {}
      //// Targets/Lite/main.swift
      import Page
      @Module(id: "2") actor List: OpenableModule {}
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: error: the module id '2' is that of 'Page.Page' and 'Lite.List' in Lite (duplicate-handler)
        Targets/Lite/main.swift:2: 'Lite.List' has the id too
        Give one of them another id, and name that in the server's data.
        Keep one of them in the product, and move the other to a target that it does not link.
        in ["Lite"]
        key module 2 @ 
        """
      ])
  }

  @Test func `Paths that tie are told with both actions and their handlers`() {
    let found = Self.texts(
      "overlapping-routes",
      """
      //// Targets/Lite/main.swift
      struct Show: NamedAction { static let route = ActionRoute("Article.show", path: "article/:id") }
      struct Find: NamedAction { static let route = ActionRoute("Article.find", path: "article/:name") }
      @Handles(Show.self) func show(_ action: Show, _ call: ActionCall) {}
      @Handles(Find.self) func find(_ action: Find, _ call: ActionCall) {}
      """)
    #expect(
      found == [
        """
        Targets/Lite/main.swift:1: error: the paths 'article/:id' and 'article/:name' of 'Lite.Show' and 'Lite.Find' fit the \
        same links equally well in Lite (overlapping-routes)
        Targets/Lite/main.swift:2: the path of 'Lite.Find'
        Targets/Lite/main.swift:3: 'Lite.Show' is handled here
        Targets/Lite/main.swift:4: 'Lite.Find' is handled here
        Give one of them another fixed component.
        Give a type to a parameter of one of them.
        Link only one of the targets that handle them.
        in ["Lite"]
        key 'article/:id' and 'article/:name' @ Show
        """
      ])
  }

  @Test func `Actions of one name are one finding`() {
    let found = Self.texts(
      "overlapping-routes",
      """
      //// Targets/Lite/main.swift
      struct A: NamedAction { static let route = ActionRoute("Page.open") }
      struct B: NamedAction { static let route = ActionRoute("Page.open") }
      struct C: NamedAction { static let route = ActionRoute("Page.open") }
      @Handles(A.self) func a(_ action: A, _ call: ActionCall) {}
      @Handles(B.self) func b(_ action: B, _ call: ActionCall) {}
      @Handles(C.self) func c(_ action: C, _ call: ActionCall) {}
      """)
    #expect(
      found == [
        """
        Targets/Lite/main.swift:1: error: 3 actions have the name 'Page.open' in Lite: 'Lite.A', 'Lite.B' and 'Lite.C' \
        (overlapping-routes)
        Targets/Lite/main.swift:2: 'Lite.B' has the name too
        Targets/Lite/main.swift:3: 'Lite.C' has the name too
        Targets/Lite/main.swift:4: 'Lite.A' is handled here
        Targets/Lite/main.swift:5: 'Lite.B' is handled here
        Targets/Lite/main.swift:6: 'Lite.C' is handled here
        Give one of them another name.
        Link only one of the targets that handle them.
        in ["Lite"]
        key 'Page.open': 'Lite.A', 'Lite.B' and 'Lite.C' @ A
        """
      ])
  }
}
