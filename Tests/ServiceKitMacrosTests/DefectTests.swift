import AdapterSyntax
import SwiftIfConfig
import Testing

/// Faults that were found after the fact, each with a line of history.
@Suite("What was wrong once")
struct DefectTests {
  private func expectToCompile(_ source: String, _ contracts: String = Misuse.common) throws {
    let sources = ["Common.swift": contracts, "Main.swift": source]
    let outcome = try Compiler().compile(sources, in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  // Every character beyond the letters of Latin, and '#' and '*' since they start emoji, was taken for a letter.
  @Test("A name that needs backticks keeps them in the names that are made from it")
  func rawIdentifiers() throws {
    try expectToCompile(
      """
      import ServiceKit
      protocol `C#`: AnyObject, Sendable {}
      @Adapter((any `C#`).self) final class `C# or F#`: `C#` {}
      @AdapterHost final class Names {
        @Adapted var `C#`: any `C#`
        @Adapted var `a*b`: (any `C#`)?
        @Adapted var `播放、暂停`: (any `C#`)?
        @Adapted var 播放: (any `C#`)?
        @Adapted var 🎬: (any `C#`)?
        @Adapted var a$b: (any `C#`)?
        @Service var `1st`: any `C#`
      }
      """)
  }

  // A superclass was taken for the protocol AdapterHost where its name ended like it, and the store was written twice.
  @Test("A host's superclass may have a name that ends with AdapterHost")
  func superclassNamedLikeTheProtocol() throws {
    try expectToCompile(
      """
      import ServiceKit
      @AdapterHost class BaseAdapterHost { init() {} }
      @AdapterHost final class Page: BaseAdapterHost { @Adapted var player: (any Player)? }
      """)
  }

  // The generated members named the types of the standard library as any code does, so a type of that name came first.
  @Test("Types may be named like those of the standard library")
  func standardNames() throws {
    try expectToCompile(
      """
      import ServiceKit
      struct UInt16 {}
      struct UnsafeMutableRawPointer {}
      @Adapter((any Player).self, (any Clock).self) final class Video: Player, Clock {
        struct UInt64 {}
        typealias Void = UInt64
        var now: Int { 1 }
        func play() {}
      }
      @AdapterHost final class Page {
        enum UInt64 {}
        @Adapted var player: any Player
      }
      """)
  }

  // What stood in any clause of an #if counted, so a factory of debug builds was called in release builds too.
  @Test("Members that are not compiled do not count")
  func inactiveClauses() throws {
    try expectToCompile(
      """
      import ServiceKit
      @Adapter((any Player).self) final class A: Player {
        #if NEVER
          static func lazyRegister() -> A? { nil }
        #endif
        func play() {}
      }
      @Adapter((any Player).self) final class B: Player {
        #if NEVER
          let title: String
          init(title: String) { self.title = title }
        #endif
        func play() {}
      }
      """)
  }

  // The reference to the host was a variable, which no class that is Sendable may have.
  @Test("An adapter with a host may be Sendable")
  func sendableAdapter() throws {
    try expectToCompile(
      """
      import ServiceKit
      protocol Shell: AnyObject, Sendable {}
      @Adapter((any Clock).self, host: (any Shell).self) final class A: Clock {
        var now: Int { weakTarget == nil ? 0 : 1 }
      }
      @Adapter((any Clock).self, host: (any Shell).self, scope: .shared) final class B: Clock {
        var now: Int { weakTargets.count }
      }
      """)
  }

  // The advice was to write "(any (any Player, any Clock)).self", and about a host what is right for an adapter.
  @Test(
    "What is no protocol gets advice that compiles",
    arguments: [
      ("(any Player, any Clock).self", "'(any Player, any Clock).self' is no protocol. Write (any MyProtocol).self"),
      ("(any Player).Type.self", "'(any Player).Type.self' is no protocol. Write (any MyProtocol).self"),
      (
        "(any Player).self, host: (any Host)?.self",
        "An adapter is made for a host, so there always is one. Write (any Host).self"
      ),
    ])
  func advice(_ arguments: String, _ message: String) throws {
    let source = "import ServiceKit\n@Adapter(\(arguments)) final class A: Player { func play() {} }"
    let sources = ["Common.swift": Misuse.common, "Main.swift": source]
    let outcome = try Compiler().compile(sources, in: TemporaryFolder())
    #expect(outcome.diagnostics == ["Main.swift:2: error: \(message)"])
  }

  // The initialiser of the other clause hid that there is none, and the error was in the generated code.
  @Test("An initialiser that is not compiled does not hide that there is none")
  func inactiveInitializer() throws {
    let source = "class C {\n#if X\ninit() {}\n#else\ninit(n: Int) {}\n#endif\n}"
    let group = try Parsed.group(source)
    #expect(AdapterClass(group, for: StaticBuildConfiguration.elf)?.creation == .unknown)
    #expect(AdapterClass(group)?.creation == .initializer)
  }

  // The compiler lets an actor keep what is not Sendable, so it could use a host while the host's own thread did.
  @Test("An actor names hosts that are Sendable", arguments: ["host", "shared", "unique"])
  func hostsOfActors(scope: String) throws {
    let source = """
      import ServiceKit
      @Adapter((any Clock).self, host: (any Host).self, scope: .\(scope)) actor A: Clock { nonisolated var now: Int { 1 } }
      """
    let sources = ["Common.swift": Misuse.common, "Main.swift": source]
    let outcome = try Compiler().compile(sources, in: TemporaryFolder())
    let message = "in @Adapter: error: type 'any Host' does not conform to the 'Sendable' protocol"
    #expect(outcome.diagnostics == ["Main.swift:2: \(message)"])
  }

  // Only actors with names that end in Actor were known, and the call was written as if the function belonged to none.
  @Test("A handler that does not wait may belong to a global actor of any name")
  func handlersOfGlobalActors() throws {
    try expectToCompile(
      """
      import MediatorKit
      @globalActor actor Storage { static let shared = Storage() }
      struct Load: ModuleAction { typealias Output = Int }
      struct Save: ModuleAction {}
      struct Scan: ModuleAction { typealias Output = String }
      @Storage @Handles(Load.self) func load(_ action: Load, _ call: ActionCall) -> Int { 1 }
      @Storage final class Files {
        init() {}
        @Handles(Save.self) func save(_ action: Save, _ call: ActionCall) throws {}
      }
      final class Reader: Sendable {
        init() {}
        @Storage @Handles(Load.self) func load(_ action: Load, _ call: ActionCall) -> Int { 2 }
        @Handles(Scan.self) @Storage func scan(_ action: Scan, _ call: ActionCall, _ reply: Reply<String>) throws {
          reply.answer("3")
        }
        @Handles(Save.self) @Storage static func save(_ action: Save, _ call: ActionCall) {}
      }
      """)
  }

  // The backticks of the declaration stood in the call, too, which is a warning.
  @Test("A handler's parameters may have keywords for labels")
  func labelsOfHandlers() throws {
    try expectToCompile(
      """
      import MediatorKit
      struct Show: ModuleAction {}
      struct Look: ModuleAction {}
      @Handles(Show.self) func show(`for` action: Show, `in` call: ActionCall) {}
      @Handles(Look.self) func look(`inout` action: Look, `of` call: ActionCall, `default` reply: Reply<Void>) {
        reply.answer()
      }
      """)
  }
}
