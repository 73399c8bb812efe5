import Testing

@Suite("How @Adapter makes an instance")
struct AdapterCreationExpansionTests {
  @Test("With lazyRegister() in the body nothing stands in for it")
  func lazyRegisterInBody() {
    let expansion = Expansion(
      """
      @Adapter((any A).self)
      final class Video: A {
        static func lazyRegister() throws -> Video? { nil }
      }
      """)
    #expect(
      expansion.text == """
        final class Video: A {
          static func lazyRegister() throws -> Video? { nil }

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xc40bf6cc, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, Video.self, (any A).self, __skMake, __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any A).self, lazyRegister() as (any A)?)
          }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("With a superclass, an inherited lazyRegister() is told apart")
  func superclass() {
    let expansion = Expansion(
      """
      @Adapter((any A).self, (any B).self)
      final class Video: Base, A, B {
        init?(_ n: Int = 1) throws {}
      }
      """)
    #expect(
      expansion.text == """
        final class Video: Base, A, B {
          init?(_ n: Int = 1) throws {}

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void, Swift::UInt16, \
        Swift::UInt16, Swift::UInt32, Swift::UInt64, Swift::UInt64) = (1, 1, 0xc40bf6cc, 0x0, { unsafe \
        ServiceKit::AdapterRecord.write($0, Video.self, [(any A).self, (any B).self], scope: .application, \
        __skMake, __skMake) }, 1, 32769, 0xc70bfb85, 0x0, 0)

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try ServiceKit::DefaultCreation.make(
              Video.self, own: { try \
        ServiceKit::AdapterFaces.made(lazyRegister(ServiceKit::DefaultCreation())) },
              declared: { try ServiceKit::AdapterFaces.made(lazyRegister()) },
              typed: { try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or \
        scope: .host`((any A).self, $0); try faces.`a service or a shared adapter needs a Sendable protocol, \
        @MainActor or scope: .host`((any B).self, $0) }, checked: { try faces.`a service or a shared adapter \
        needs a Sendable protocol, @MainActor or scope: .host`((any A).self, faces.checked((any A).self, $0)); \
        try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: .host`((any \
        B).self, faces.checked((any B).self, $0)) })
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) throws -> Video? { \
        try ServiceKit::AdapterFaces.made(Video()) }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("Without a way to make one, the message is in the unavailable lazyRegister()")
  func missingInitializer() {
    let expansion = Expansion(
      """
      @Adapter((any A).self)
      final class Video: A {
        init(n: Int) {}
      }
      """)
    #expect(
      expansion.text == """
        final class Video: A {
          init(n: Int) {}

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xc40bf6cc, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, Video.self, (any A).self, __skMake, __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any A).self, lazyRegister() as (any A)?)
          }

          @available(*, unavailable, message: "Video cannot be made without arguments; give it init(), or \
        write static func lazyRegister() -> Video?")
          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> Video? { nil }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("Without a way to make one, an inherited lazyRegister() does not help")
  func missingInitializerWithSuperclass() {
    let expansion = Expansion(
      """
      @Adapter((any A).self)
      final class Video: Base {
        init(n: Int) {}
      }
      """)
    #expect(
      expansion.text == """
        final class Video: Base {
          init(n: Int) {}

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xc40bf6cc, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, Video.self, (any A).self, __skMake, __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try ServiceKit::DefaultCreation.make(
              Video.self, own: { try ServiceKit::DefaultCreation.inherited(Video.self) },
              declared: { try ServiceKit::AdapterFaces.made(lazyRegister()) },
              typed: { try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or \
        scope: .host`((any A).self, $0) }, checked: { try faces.`a service or a shared adapter needs a \
        Sendable protocol, @MainActor or scope: .host`((any A).self, faces.checked((any A).self, $0)) })
          }

          @available(*, unavailable, message: "Video cannot be made without arguments; give it init(), or \
        write static func lazyRegister() -> Video?")
          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> Video? { nil }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("An enum is a factory of whatever conforms to all protocols")
  func factory() {
    let expansion = Expansion(
      """
      @Adapter((any A).self, (any B).self)
      enum Choice {}
      """)
    #expect(
      expansion.text == """
        enum Choice {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void, Swift::UInt16, \
        Swift::UInt16, Swift::UInt32, Swift::UInt64, Swift::UInt64) = (1, 1, 0xc40bf6cc, 0x0, { unsafe \
        ServiceKit::AdapterRecord.write($0, Choice.self, [(any A).self, (any B).self], scope: .application, \
        __skMake, __skMake) }, 1, 32769, 0xc70bfb85, 0x0, 0)

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            let made = try ServiceKit::AdapterFaces.made(lazyRegister())
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any A).self, made)
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any B).self, made)
          }

          @available(*, unavailable, message: "only a class or an actor is made by its init(); write static \
        func lazyRegister() -> (any A & B)?")
          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> (any A & B)? { \
        nil }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A nested actor with a keyword for a name")
  func nestedActor() {
    let expansion = Expansion(
      """
      enum Space {
        @Adapter((any A).self)
        private actor `default`: A {}
      }
      """)
    #expect(
      expansion.text == """
        enum Space {
          private actor `default`: A {

            @section("sk_records") @used
            nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xc40bf6cc, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, `default`.self, (any A).self, __skMake, __skMake) })

            private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
              try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any A).self, lazyRegister() as (any A)?)
            }

            private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> `default` { \
        `default`() }
        }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("Raw identifiers")
  func rawIdentifiers() {
    let expansion = Expansion(
      """
      @Adapter((any `my proto`).self)
      final class `my class`: `my proto` {}
      """)
    #expect(
      expansion.text == """
        final class `my class`: `my proto` {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xedde545, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, `my class`.self, (any `my proto`).self, __skMake, \
        __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any `my proto`).self, lazyRegister() as (any `my proto`)?)
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> `my class` { `my \
        class`() }
        }
        """)
    #expect(expansion.diagnostics == [])
  }
}
