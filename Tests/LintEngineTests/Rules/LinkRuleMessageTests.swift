import Testing

@testable import LintEngine

/// The whole text of what the rules about names and links find.
struct LinkRuleMessageTests {
  private static let project = """
    //// Sources/LoginAPI/Login.swift
    public struct Register: NamedAction {
      public static let route = ActionRoute("Login.register", path: "login/register", exposure: .link)
    }
    public struct Reset: NamedAction {
      public static let route = ActionRoute("Login.reset", path: "login/reset")
    }
    //// Sources/Login/Login.swift
    import LoginAPI
    @Handles(Register.self) func register(_ action: Register, _ call: ActionCall) {}
    @Handles(Reset.self) func reset(_ action: Reset, _ call: ActionCall) {}
    //// Targets/Lite/main.swift
    import Login
    import Page
    Mediator.main.answerLinks(.scheme("app"))
    //// Targets/Standard/main.swift
    import Login
    import Page
    Mediator.main.answerLinks(.scheme("app"))
    //// Sources/Page/Page.swift

    """

  private static func texts(_ rule: String, _ page: String) -> [String] {
    SampleProject(project + page).findings(rule).map(\.wholeText)
  }

  @Test func `A name in code is told with the action that it means`() {
    let found = Self.texts(
      "stringly-call",
      """
      struct Page {
        func open(_ mediator: Mediator) async throws { try await mediator.open(.name("Login.register")) }
      }
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:2: warning: code asks for 'LoginAPI.Register' by the name 'Login.register' (stringly-call)
        Sources/LoginAPI/Login.swift:1: The action is declared here, in 'LoginAPI'
        Send the action: mediator.send(Register(…)).
        Keep the text in a facade in 'LoginAPI', with a function for the action.
        in []
        key the name 'Login.register' @ Page.open
        """
      ])
  }

  @Test func `A name that is nearly one is told with the one that may be meant`() {
    let found = Self.texts(
      "stringly-call",
      """
      func open() async throws { try await Mediator.main.target("Login").action("registr").send() }
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: warning: no action has the name 'Login.registr'; did you mean 'Login.register' or \
        'Login.reset'? (stringly-call)
        Sources/LoginAPI/Login.swift:1: 'LoginAPI.Register' is declared here
        Sources/LoginAPI/Login.swift:4: 'LoginAPI.Reset' is declared here
        Send the action by its type, which the compiler checks.
        Correct the name, in a facade of its module.
        in []
        key Login.registr @ open
        """
      ])
  }

  @Test func `A name that no action has is let alone where some name cannot be read`() {
    let made = """
      struct Made: NamedAction { static let route = makeRoute() }
      @Handles(Made.self) func made(_ action: Made, _ call: ActionCall) {}
      func open() async throws { try await Mediator.main.target("Login").action("registr").send() }
      """
    #expect(Self.texts("stringly-call", made) == [])
  }

  @Test func `A link that code opens is told with the action that it leads to, without its parameters`() {
    let found = Self.texts(
      "stringly-call",
      """
      func open() async throws { try await Mediator.main.open(.url("app://login/register?info=secret")) }
      """)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: warning: code asks for 'LoginAPI.Register' by the link 'app://login/register' (stringly-call)
        Sources/LoginAPI/Login.swift:1: The action is declared here, in 'LoginAPI'
        Send the action: mediator.send(Register(…)).
        Keep the text in a facade in 'LoginAPI', with a function for the action.
        in []
        key the link 'app://login/register' @ open
        """
      ])
  }

  @Test func `Modules under interfaces may have facades`() {
    var project = SampleProject(
      Self.project
        + "func open() async throws { try await Mediator.main.target(\"Login\").action(\"register\").send() }")
    #expect(project.findings("stringly-call").count == 1)
    project.configuration.interfaces = ["Pa*"]
    #expect(project.findings("stringly-call") == [])
  }

  @Test func `A link to an internal action is told with where it is internal`() {
    let found = Self.texts("unexported-link", #"let link = "app://login/reset?code=secret""#)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: error: the link 'app://login/reset' leads to 'LoginAPI.Reset' in Lite and Standard, which \
        links may not reach (unexported-link)
        Sources/LoginAPI/Login.swift:5: Its exposure is .internal here
        In code, send the action: mediator.send(Reset(…)).
        If links shall open it, say so in its route: exposure: .link, or .linkWithConfirmation.
        Write a link of another action.
        in ["Lite", "Standard"]
        key app://login/reset @ 
        """
      ])
  }

  @Test func `A link that leads nowhere is told with the path that may be meant`() {
    let found = Self.texts("unexported-link", #"let link = URL(string: "app://login/registre")"#)
    #expect(
      found == [
        """
        Sources/Page/Page.swift:1: error: the link 'app://login/registre' leads to no action in Lite and Standard; did you mean \
        'login/register'? (unexported-link)
        Correct the path.
        Handle an action with this path in a target that the product links.
        If a product may be without, let it say what happens then: mediator.handleNotFound { … }.
        in ["Lite", "Standard"]
        key app://login/registre @ 
        """
      ])
  }

  @Test func `A link that leads nowhere is let alone where not every name is known`() {
    let unknown = [
      #"@Handles(Elsewhere.self) func other(_ action: Elsewhere, _ call: ActionCall) {}"#,
      #"func add(_ type: any ModuleAction.Type, _ mediator: Mediator) { mediator.handle(type) { _, _ in } }"#,
      """
      struct Made: NamedAction { static let route = makeRoute() }
      @Handles(Made.self) func made(_ action: Made, _ call: ActionCall) {}
      """,
    ]
    for code in unknown {
      #expect(Self.texts("unexported-link", "let link = URL(string: \"app://nowhere\")\n" + code) == [])
    }
  }

  @Test func `A scene file is looked at for its own products`() {
    let text = Self.project + "\n//// Scenes/lite.json\n{ \"link\": \"app://login/reset\" }\n"
    var configuration = SampleProject.configuration
    configuration.scenes = [.init(files: ["Scenes/*.json"], products: ["Lite"])]
    let found = SampleProject(text, configuration: configuration).findings("unexported-link")
    #expect(found.map(\.products) == [["Lite"]])
    #expect(found.map(\.context) == ["link"])
  }
}
