import Testing

@Suite("What @WeakProxy writes")
struct WeakProxyExpansionTests {
  @Test("A requirement of each kind")
  func kinds() {
    let expansion = Expansion(
      """
      @WeakProxy
      public protocol P: AnyObject {
        func play(_ item: Item, at position: Int)
        func next() -> Item?
        func load(_ done: @escaping () -> Void) async throws -> Item
        var title: String? { get set }
        @WhenGone(0) var count: Int { get }
        var state: Int { get async throws }
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        public protocol P: AnyObject {
          func play(_ item: Item, at position: Int)
          func next() -> Item?
          func load(_ done: @escaping () -> Void) async throws -> Item
          var title: String? { get set }
          var count: Int { get }
          var state: Int { get async throws }
        }

        /// Forwards to an adapter that it holds weakly.
        public final class PWeakProxy: P, ServiceKit::WeakProxying {
          private weak let __skTarget: (any P)?

          /// Holds an adapter weakly.
          public init(_ target: any P) { __skTarget = target }

          public func play(_ item: Item, at position: Int) {
            guard let __skTarget = self.__skTarget else { return }
            return __skTarget.play(item, at: position)
          }

          public func next() -> Item? {
            guard let __skTarget = self.__skTarget else { return nil }
            return __skTarget.next()
          }

          public func load(_ done: @escaping () -> Void) async throws -> Item {
            guard let __skTarget = self.__skTarget else { throw ServiceKit::TargetGone("P") }
            return try await __skTarget.load(done)
          }

          public var title: String? {
            get {
              guard let __skTarget = self.__skTarget else { return nil }
              return __skTarget.title
            }
            set {
              guard let __skTarget = self.__skTarget else { return }
              __skTarget.title = newValue
            }
          }

          public var count: Int {
            get {
              guard let __skTarget = self.__skTarget else { return 0 }
              return __skTarget.count
            }
          }

          public var state: Int {
            get async throws {
              guard let __skTarget = self.__skTarget else { throw ServiceKit::TargetGone("P") }
              return try await __skTarget.state
            }
          }
        }

        extension P {
          /// A proxy that holds this adapter weakly, for closures that outlive a call.
          public var weak: PWeakProxy { PWeakProxy(self) }
        }
        """)
  }

  @Test("Access, isolation and attributes are copied")
  func isolation() {
    let expansion = Expansion(
      """
      @MainActor @WeakProxy
      private protocol P: AnyObject, Sendable {
        @available(macOS 15, *) func play()
        nonisolated func stop()
      }
      """)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        @MainActor
        private protocol P: AnyObject, Sendable {
          @available(macOS 15, *) func play()
          nonisolated func stop()
        }

        /// Forwards to an adapter that it holds weakly.
        @MainActor private final class PWeakProxy: P, @MainActor ServiceKit::WeakProxying {
          nonisolated private weak let __skTarget: (any P)?

          /// Holds an adapter weakly.
          fileprivate init(_ target: any P) { __skTarget = target }

          @available(macOS 15, *) fileprivate func play() {
            guard let __skTarget = self.__skTarget else { return }
            return __skTarget.play()
          }

          fileprivate nonisolated func stop() {
            guard let __skTarget = self.__skTarget else { return }
            return __skTarget.stop()
          }
        }

        extension P {
          /// A proxy that holds this adapter weakly, for closures that outlive a call.
          fileprivate var weak: PWeakProxy { PWeakProxy(self) }
        }
        """)
  }

  private static let advice = "so a weak proxy cannot forward it. Move it to a protocol of its own"

  @Test(
    "What cannot be forwarded is refused",
    arguments: [
      Refusal(
        "no protocol", "@WeakProxy class C {}",
        "1:1: error: @WeakProxy forwards the requirements of a protocol. Write it on the adapter protocol"),
      Refusal(
        "not class-bound", "@WeakProxy protocol P { func f() }",
        "1:21: error: P is not class-bound, so an adapter cannot be held weakly. Write protocol P: AnyObject"),
      Refusal(
        "no answer", "@WeakProxy protocol P: AnyObject { func f() -> Int }",
        "1:41: error: What is 'f' once the adapter is gone? Write @WhenGone(…) before it, make it optional, "
          + "or let it throw"),
      Refusal(
        "no answer of a property", "@WeakProxy protocol P: AnyObject { var count: Int { get } }",
        "1:40: error: What is 'count' once the adapter is gone? Write @WhenGone(…) before it, make it optional, "
          + "or let it throw"),
      Refusal(
        "no answer of a typed throw", "@WeakProxy protocol P: AnyObject { func f() throws(Bad) -> Int }",
        "1:41: error: What is 'f' once the adapter is gone? Write @WhenGone(…) before it, make it optional, "
          + "or let it throw"),
      Refusal(
        "generic", "@WeakProxy protocol P: AnyObject { func f<T>(_ t: T) }",
        "1:42: error: This requirement is generic, \(advice)"),
      Refusal(
        "some", "@WeakProxy protocol P: AnyObject { func f(_ t: some Equatable) }",
        "1:48: error: This requirement is generic ('some'), \(advice)"),
      Refusal(
        "static", "@WeakProxy protocol P: AnyObject { static func f() }",
        "1:36: error: This requirement is static, and a proxy has an instance only, \(advice)"),
      Refusal(
        "initialiser", "@WeakProxy protocol P: AnyObject { init() }",
        "1:36: error: This requirement makes an adapter, \(advice)"),
      Refusal(
        "associated type", "@WeakProxy protocol P: AnyObject { associatedtype T }",
        "1:36: error: This requirement is an associated type, \(advice)"),
      Refusal(
        "subscript", "@WeakProxy protocol P: AnyObject { subscript(i: Int) -> Int? { get } }",
        "1:36: error: This requirement is a subscript, \(advice)"),
      Refusal(
        "variadic", "@WeakProxy protocol P: AnyObject { func f(_ all: Int...) }",
        "1:43: error: This requirement has as many arguments as its caller likes, which nothing can pass on, \(advice)"),
      Refusal(
        "conditional", "@WeakProxy protocol P: AnyObject {\n#if DEBUG\nfunc f()\n#endif\n}",
        "2:1: error: This requirement is conditional, \(advice)"),
    ])
  func refusals(_ refusal: Refusal) { refusal.check() }
}
