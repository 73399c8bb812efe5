import Testing

@Suite("What @Events writes")
struct EventsExpansionTests {
  @Test("Events of each kind, and what forwards them in the channels of refining protocols")
  func kinds() {
    let expansion = Expansion(
      """
      @Events
      public protocol ScrollEvents: AnyObject {
        func didScroll(to offset: Double, _ isLive: Bool)
        func adjust(_ offset: inout Double, by step: @autoclosure () -> Double) throws
        nonisolated(nonsending) func settle<Item: Equatable>(on item: Item) async throws where Item: Hashable
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        public protocol ScrollEvents: AnyObject {
          func didScroll(to offset: Double, _ isLive: Bool)
          func adjust(_ offset: inout Double, by step: @autoclosure () -> Double) throws
          nonisolated(nonsending) func settle<Item: Equatable>(on item: Item) async throws where Item: Hashable
        }

        /// Sends the events of ScrollEvents to the components of a container.
        public final class ScrollEventsChannel: ScrollEvents, ContainerKit::EventChannel {
          private let __skCalls: CallLists::CallList<any ScrollEvents>
          public let __skSource: ContainerKit::EventSource

          /// Finds the components that conform; those that are added later are found as they come.
          public init(_ container: ContainerKit::Container) {
            __skSource = ContainerKit::EventSource(container)
            __skCalls = container.calls(of: (any ScrollEvents).self)
          }

          public func didScroll(to __sk0: Double, _ __sk1: Bool) {
            __skCalls.send("didScroll(to:_:)", fileID: "App/File.swift", line: 3) { $0.didScroll(to: __sk0, __sk1) }
          }

          public func adjust(_ __sk0: inout Double, by __sk1: @autoclosure () -> Double) {
            __skCalls.send("adjust(_:by:)", fileID: "App/File.swift", line: 4) { try $0.adjust(&__sk0, by: __sk1()) }
          }

          public nonisolated(nonsending) func settle<Item: Equatable>(on __sk0: Item) async where Item: Hashable {
            await __skCalls.send("settle(on:)", fileID: "App/File.swift", line: 5) { try await $0.settle(on: __sk0) }
          }
        }

        extension ScrollEvents where Self: ContainerKit::EventChannel {
          public func didScroll(to __sk0: Double, _ __sk1: Bool) {
            self.__skSource.calls(of: (any ScrollEvents).self).send("didScroll(to:_:)", fileID: "App/File.swift", line: 3) { \
        $0.didScroll(to: __sk0, __sk1) }
          }

          public func adjust(_ __sk0: inout Double, by __sk1: @autoclosure () -> Double) {
            self.__skSource.calls(of: (any ScrollEvents).self).send("adjust(_:by:)", fileID: "App/File.swift", line: 4) { \
        try $0.adjust(&__sk0, by: __sk1()) }
          }

          public nonisolated(nonsending) func settle<Item: Equatable>(on __sk0: Item) async where Item: Hashable {
            await self.__skSource.calls(of: (any ScrollEvents).self).send("settle(on:)", fileID: "App/File.swift", line: 5) { \
        try await $0.settle(on: __sk0) }
          }
        }
        """)
  }

  @Test("Access, global actor and attributes are copied, other macros of ours are not")
  func isolation() {
    let expansion = Expansion(
      """
      @MainActor @Events @available(macOS 15, *)
      private protocol P: AnyObject, Sendable {
        @available(macOS 16, *) func appear()
        @WhenGone(0) func settle() async
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        @MainActor @available(macOS 15, *)
        private protocol P: AnyObject, Sendable {
          @available(macOS 16, *) func appear()
          func settle() async
        }

        /// Sends the events of P to the components of a container.
        @MainActor @available(macOS 15, *) private final class PChannel: P, @MainActor ContainerKit::EventChannel {
          private let __skCalls: CallLists::CallList<any P>
          fileprivate let __skSource: ContainerKit::EventSource

          /// Finds the components that conform; those that are added later are found as they come.
          fileprivate init(_ container: ContainerKit::Container) {
            __skSource = ContainerKit::EventSource(container)
            __skCalls = container.calls(of: (any P).self)
          }

          @available(macOS 16, *) fileprivate func appear() {
            __skCalls.send("appear()", fileID: "App/File.swift", line: 3) { $0.appear() }
          }

          fileprivate func settle() async {
            await __skCalls.send("settle()", fileID: "App/File.swift", line: 4) { await $0.settle() }
          }
        }

        extension P where Self: ContainerKit::EventChannel {
          @available(macOS 16, *) fileprivate func appear() {
            self.__skSource.calls(of: (any P).self).send("appear()", fileID: "App/File.swift", line: 3) { $0.appear() }
          }

          fileprivate func settle() async {
            await self.__skSource.calls(of: (any P).self).send("settle()", fileID: "App/File.swift", line: 4) { \
        await $0.settle() }
          }
        }
        """)
  }

  @Test("Names in backticks, and events of no actor")
  func backticks() {
    let expansion = Expansion(
      """
      @Events
      package nonisolated protocol `default` {
        func `in`(`class` x: Int, `inout` y: Int, z: Int, _: Int)
        nonisolated(nonsending) func slow() async
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        package nonisolated protocol `default` {
          func `in`(`class` x: Int, `inout` y: Int, z: Int, _: Int)
          nonisolated(nonsending) func slow() async
        }

        /// Sends the events of default to the components of a container.
        package nonisolated final class `defaultChannel`: `default`, ContainerKit::EventChannel {
          private let __skCalls: CallLists::CallList<any `default`>
          package let __skSource: ContainerKit::EventSource

          /// Finds the components that conform; those that are added later are found as they come.
          package init(_ container: ContainerKit::Container) {
            __skSource = ContainerKit::EventSource(container)
            __skCalls = container.calls(of: (any `default`).self)
          }

          package func `in`(`class` __sk0: Int, `inout` __sk1: Int, z __sk2: Int, _ __sk3: Int) {
            __skCalls.send("in(class:inout:z:_:)", fileID: "App/File.swift", line: 3) { \
        $0.`in`(class: __sk0, `inout`: __sk1, z: __sk2, __sk3) }
          }

          package nonisolated(nonsending) func slow() async {
            await __skCalls.send("slow()", fileID: "App/File.swift", line: 4) { await $0.slow() }
          }
        }

        extension `default` where Self: ContainerKit::EventChannel {
          package nonisolated func `in`(`class` __sk0: Int, `inout` __sk1: Int, z __sk2: Int, _ __sk3: Int) {
            self.__skSource.calls(of: (any `default`).self).send("in(class:inout:z:_:)", fileID: "App/File.swift", line: 3) { \
        $0.`in`(class: __sk0, `inout`: __sk1, z: __sk2, __sk3) }
          }

          package nonisolated(nonsending) func slow() async {
            await self.__skSource.calls(of: (any `default`).self).send("slow()", fileID: "App/File.swift", line: 4) { \
        await $0.slow() }
          }
        }
        """)
  }

  @Test("A protocol without requirements has a channel, and nothing to forward")
  func empty() {
    let expansion = Expansion("@Events\nprotocol P {}")
    #expect(
      expansion.text == """
        protocol P {}

        /// Sends the events of P to the components of a container.
        final class PChannel: P, ContainerKit::EventChannel {
          private let __skCalls: CallLists::CallList<any P>
          let __skSource: ContainerKit::EventSource

          /// Finds the components that conform; those that are added later are found as they come.
          init(_ container: ContainerKit::Container) {
            __skSource = ContainerKit::EventSource(container)
            __skCalls = container.calls(of: (any P).self)
          }
        }
        """)
  }

  @Test("A nested protocol is named in full where its events are forwarded; a private one cannot be named there")
  func nested() {
    let expansion = Expansion(
      """
      enum Outer {
        @Events
        protocol P { func f() }
        @Events
        private protocol Q { func g() }
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text.hasSuffix(
        """
        extension Outer.P where Self: ContainerKit::EventChannel {
          func f() {
            self.__skSource.calls(of: (any Outer.P).self).send("f()", fileID: "App/File.swift", line: 3) { $0.f() }
          }
        }
        """))
  }

  private static func inside(_ requirement: String) -> String { "@Events protocol P { \(requirement) }" }

  @Test(
    "What cannot be sent to several components is refused",
    arguments: [
      Refusal(
        "no protocol", "@Events final class C {}",
        "1:1: error: @Events sends the requirements of a protocol. Write it on a protocol"),
      Refusal(
        "result", inside("func f() -> Int"),
        "1:31: error: An event returns nothing, since each component has an answer of its own. Drop the result, or ask: "
          + "for component in container.components((any P).self) { … }"),
      Refusal(
        "variadic", inside("func f(_ all: Int...)"),
        "1:29: error: A list of arguments of any length cannot be passed on. Take an array"),
      Refusal(
        "parameter pack", inside("func f<each T>(_ all: repeat each T)"),
        "1:37: error: A list of arguments of any length cannot be passed on. Take an array"),
      Refusal(
        "consuming", inside("func f(_ x: consuming String)"),
        "1:34: error: 'consuming' gives an argument away, and every component needs it. Drop it"),
      Refusal(
        "sending", inside("func f(_ x: sending Box)"),
        "1:34: error: 'sending' gives an argument away, and every component needs it. Drop it"),
      Refusal(
        "isolated parameter", inside("func f(_ x: isolated Page)"),
        "1:34: error: An event runs where its container lives. Drop 'isolated'"),
      Refusal(
        "Self", inside("func f(_ x: Self)"),
        "1:34: error: 'Self' is another type in each component. Write any P"),
      Refusal(
        "Self in a constraint", inside("func f<T>(_ x: T) where T: Sequence<Self>"),
        "1:58: error: 'Self' is another type in each component. Write any P"),
      Refusal(
        "property", inside("var title: String { get }"),
        "1:22: error: A property is not an event. Write a function that tells of it: "
          + "func titleDidChange(_ title: String)"),
      Refusal(
        "subscript", inside("subscript(i: Int) -> Int { get }"),
        "1:22: error: A subscript is not an event. Write a function that returns nothing"),
      Refusal(
        "initialiser", inside("init()"),
        "1:22: error: A channel makes no components. Move the initialiser to a protocol of its own"),
      Refusal(
        "static", inside("static func f()"),
        "1:22: error: A static requirement belongs to no component. Write an instance method"),
      Refusal(
        "mutating", inside("mutating func f()"),
        "1:22: error: Components are objects, and stay what they are. Drop 'mutating'"),
      Refusal(
        "consuming method", inside("consuming func f()"),
        "1:22: error: Components are objects, and stay what they are. Drop 'consuming'"),
      Refusal(
        "optional", inside("optional func f()"),
        "1:22: error: An event that is optional goes into a protocol of its own"),
      Refusal(
        "nonisolated", inside("nonisolated func f()"),
        "1:22: error: An event runs where its container lives. Drop 'nonisolated'"),
      Refusal(
        "concurrent", inside("@concurrent func f() async"),
        "1:22: error: An event runs where its container lives. Write nonisolated(nonsending)"),
      Refusal(
        "associated type", "@Events protocol P<A> { associatedtype A }",
        "1:25: error: An associated type is another one in each component. Name a type, or make the functions generic"),
      Refusal(
        "conditional", inside("\n#if DEBUG\nfunc f()\n#endif\n"),
        "2:1: error: An event under a condition cannot be sent. Write the condition around a protocol of its own"),
      Refusal(
        "Sendable", "@Events protocol P: AnyObject & Sendable {}",
        "1:33: error: A container lives in one isolation, and its channels with it. Write @MainActor before P, or drop "
          + "Sendable"),
      Refusal(
        "actor", "@Events protocol P: Actor {}",
        "1:21: error: A channel is a class, not an actor. Write AnyObject"),
      Refusal(
        "not copyable", "@Events protocol P: ~Copyable {}",
        "1:21: error: Components are objects. Drop '~Copyable'"),
      Refusal(
        "constraint of Self", "@Events protocol P where Self: Page {}",
        "1:20: error: A channel does not meet a constraint of Self. Drop the where clause"),
      Refusal(
        "several at once", "@Events protocol P {\n  func f() -> Int\n  init()\n}",
        "2:12: error: An event returns nothing, since each component has an answer of its own. Drop the result, or ask: "
          + "for component in container.components((any P).self) { … }",
        "3:3: error: A channel makes no components. Move the initialiser to a protocol of its own"),
    ])
  func refusals(_ refusal: Refusal) { refusal.check() }
}
