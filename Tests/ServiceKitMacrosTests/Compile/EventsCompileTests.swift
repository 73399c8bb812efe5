import Foundation
import Testing

@Suite("What the compiler says about @Events")
struct EventsCompileTests {
  @Test("Channels of every isolation compile without a warning", arguments: Mode.all)
  func samples(_ mode: Mode) throws {
    let source = """
      public import ContainerKit
      public protocol Marker {}
      public struct Handle: ~Copyable { public init() {} }
      public struct Oops: Error { public init() {} }
      @Events public protocol Rich: AnyObject {
        func plain()
        func labels(_ a: Int, to b: String, for c: Double)
        func throwing(_ x: Int) throws
        func typed(_ x: Int) throws(Oops)
        func change(_ x: inout Int)
        func closure(_ f: (Int) -> Int)
        func kept(_ f: @escaping @Sendable (Int) -> Int)
        func later(_ f: @autoclosure () -> Int)
        func each(_ f: () throws -> Void) rethrows
        func generic<T: Marker>(_ t: T, all: [T]) where T: Hashable
        func opaque(_ t: some Marker)
        func names(_ x: Int, `class` y: Int, in z: Int, __sk0: Int)
        func borrowed(_ x: borrowing Handle, _ y: borrowing String)
        func unnamed(_: Int, named _: Int)
        func void() -> Void
        @MainActor func main(_ x: Int)
        @available(macOS 15, *) func late()
        typealias Number = Int
        func alias(_ x: Number)
      }
      @Events nonisolated public protocol Slow: AnyObject {
        nonisolated(nonsending) func load(_ x: Int, _ f: (Int) -> Int) async
        nonisolated(nonsending) func change(_ x: inout Int) async throws
        nonisolated func plain()
      }
      @Events public protocol Base { func base(_ x: Int) }
      @Events public protocol Refined: Base, Marker { func more() throws }
      @Events public protocol More: Refined, AnyObject { func evenMore() }
      @Events @MainActor public protocol Main: AnyObject { func m(_ x: Int); func slow() async; func failing() throws }
      @Events @MainActor public protocol MainSendable: AnyObject, Sendable { func m(_ x: Int); func slow() async }
      @Events @MainActor public protocol MainRefined: Main { func r() }
      @globalActor actor Other { static let shared = Other() }
      @Events @Other protocol OnOther: AnyObject { func m(); func slow() async }
      @Events package protocol Packaged { func p() }
      @Events internal protocol Internal { func p() }
      @Events private protocol Private { func p() }
      @Events fileprivate protocol FilePrivate { func p() }
      @Events protocol Empty {}
      @Events protocol `default` { func `in`() }
      public enum Outer {
        @Events public protocol Nested { func n() }
        @Events private protocol Hidden { func n() }
        static func use(_ c: Container) { HiddenChannel(c).n(); PrivateChannel(c).p(); defaultChannel(c).in() }
      }
      extension Outer { public struct In { @Events public protocol Deep { func n(_ x: Outer.In?) } } }
      @Events public protocol Optional { func d(_ x: Int); func e() }
      extension Optional { public func e() {} }
      @MainActor func use(_ c: Container) async {
        let channel = MainRefinedChannel(c)
        channel.m(1)
        channel.r()
        channel.failing()
        await channel.slow()
        let base: any Base = MoreChannel(c)
        base.base(1)
        MoreChannel(c).more()
        var x = 1
        RichChannel(c).change(&x)
        RichChannel(c).throwing(x)
      }
      """
    let outcome = try Compiler().compile(
      ["Main.swift": source], mode: mode.output, mode.arguments, in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
    #expect(outcome.status == 0)
  }

  @Test("A protocol of another module with @Events can be refined")
  func otherModule() throws {
    let folder = try TemporaryFolder()
    let compiler = try Compiler()
    let other = "public import ContainerKit\n@Events public protocol Base { func base() }"
    let first = try compiler.compile(
      ["Other.swift": other], module: "Other",
      mode: ["-emit-module", "-emit-module-path", folder.path("Other.swiftmodule")], in: folder)
    #expect(first.diagnostics == [] && first.status == 0)
    let source = """
      import ContainerKit
      import Other
      @Events protocol Refined: Base { func more() }
      func use(_ container: Container) { RefinedChannel(container).base() }
      """
    let outcome = try compiler.compile(["Main.swift": source], in: folder)
    #expect(outcome.diagnostics == [] && outcome.status == 0)
  }

  @Test("Names of the user that are ours do not get in the way")
  func shadows() throws {
    let source = """
      import ContainerKit
      struct CallList {}
      enum CallLists {}
      enum ContainerKit {}
      class EventChannel {}
      @Events protocol Scroll { func didScroll(container: Int) }
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(outcome.diagnostics == [])
  }

  @Test("A refined protocol without @Events is named")
  func plainParent() throws {
    let source = """
      import ContainerKit
      protocol Base { func base() }
      @Events protocol Refined: Base { func more() }
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Main.swift:3: in @Events: error: type 'RefinedChannel' does not conform to protocol 'Base'"
      ])
  }

  @Test("Mistakes are reported where they are, all at once")
  func mistakes() throws {
    let source = """
      import ContainerKit
      @Events protocol Asking {
        func answer() -> Int
        var title: String { get }
      }
      @Events protocol Crossing: AnyObject, Sendable { func f() }
      @Events final class Radio {}
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Main.swift:3: error: An event returns nothing, since each component has an answer of its own. Drop the result, "
          + "or ask: for component in container.components((any Asking).self) { … }",
        "Main.swift:4: error: A property is not an event. Write a function that tells of it: "
          + "func titleDidChange(_ title: String)",
        "Main.swift:6: error: A container lives in one isolation, and its channels with it. Write @MainActor before "
          + "Crossing, or drop Sendable",
        "Main.swift:7: error: @Events sends the requirements of a protocol. Write it on a protocol",
      ])
  }

  @Test("A channel of the main actor is not sent from elsewhere")
  func isolation() throws {
    let source = """
      import ContainerKit
      @Events @MainActor protocol Screen: AnyObject { func appear() }
      nonisolated func use(_ channel: ScreenChannel) { channel.appear() }
      """
    let outcome = try Compiler().compile(["Main.swift": source], in: TemporaryFolder())
    #expect(
      outcome.diagnostics == [
        "Main.swift:3: error: call to main actor-isolated instance method 'appear()' in a synchronous nonisolated context"
      ])
  }
}
