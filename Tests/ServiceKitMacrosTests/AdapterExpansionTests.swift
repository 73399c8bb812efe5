import Testing

@Suite("What @Adapter writes")
struct AdapterExpansionTests {
  @Test("A service: its record, its factory, and init() as what lazyRegister() means")
  func service() {
    let expansion = Expansion(
      """
      @Adapter((any Clock).self)
      final class SystemClock: Clock {}
      """)
    #expect(
      expansion.text == """
        final class SystemClock: Clock {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xbb5f80fd, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, SystemClock.self, (any Clock).self, __skMake, \
        __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any Clock).self, lazyRegister() as (any Clock)?)
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> SystemClock { \
        SystemClock() }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("An adapter with a host refers back to it weakly")
  func host() {
    let expansion = Expansion(
      """
      @Adapter((any Player).self, host: (any Caps).self)
      public final class Video: Player {}
      """)
    #expect(
      expansion.text == """
        public final class Video: Player {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0x1c70fc20, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, Video.self, (any Player).self, host: (any \
        Caps).self, __skMake, __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.add((any Player).self, lazyRegister() as (any Player)?)
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> Video { Video() }

          /// The host of this adapter; nil once it is gone.
          weak let weakTarget: (any Caps)? = ServiceKit::HostReference.current((any Caps).self)
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A shared adapter has all living hosts")
  func sharedAdapter() {
    let expansion = Expansion(
      """
      @Adapter((any Player).self, host: (any Caps).self, scope: .shared)
      final class Video: Player {}
      """)
    #expect(
      expansion.text == """
        final class Video: Player {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0x1c70fc20, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, Video.self, [(any Player).self], host: (any \
        Caps).self, scope: .shared, __skMake, __skMake) })

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any Player).self, lazyRegister() as (any Player)?)
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> Video { Video() }

          private let __skHosts = ServiceKit::HostList<any Caps>()

          /// The living hosts of this adapter, in binding order.
          var weakTargets: [any Caps] { __skHosts.all }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("Each further protocol continues the record by a hint")
  func severalProtocols() {
    let expansion = Expansion(
      """
      @Adapter((any A).self, (any M.B & C).self, scope: .unique)
      final class Video: A, B, C {}
      """)
    #expect(
      expansion.text == """
        final class Video: A, B, C {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void, Swift::UInt16, \
        Swift::UInt16, Swift::UInt32, Swift::UInt64, Swift::UInt64) = (1, 1, 0xc40bf6cc, 0x0, { unsafe \
        ServiceKit::AdapterRecord.write($0, Video.self, [(any A).self, (any M.B & C).self], scope: .unique, \
        __skMake, __skMake) }, 1, 32769, 0x8d17f577, 0x0, 0)

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            let made = try ServiceKit::AdapterFaces.made(lazyRegister())
            try faces.add((any A).self, made)
            try faces.add((any M.B & C).self, made)
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> Video { Video() }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A variant is read by the record, in a member where the compiler can point at the key")
  func variant() {
    let expansion = Expansion(
      """
      @Adapter((any A).self, variant: (.autoplay, "on"))
      final class Video: A {}
      """)
    #expect(
      expansion.text == """
        final class Video: A {

          @section("sk_records") @used
          nonisolated private static let __skRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 1, 0xc40bf6cc, \
        0x0, { unsafe ServiceKit::AdapterRecord.write($0, Video.self, [(any A).self], scope: .application, \
        variant: __skVariant, __skMake, __skMake) })

          nonisolated private static var __skVariant: (ServiceKit::ExperimentKey, String) { (.autoplay, "on") }

          private static func __skMake(_ faces: ServiceKit::AdapterFaces) throws {
            try faces.`a service or a shared adapter needs a Sendable protocol, @MainActor or scope: \
        .host`((any A).self, lazyRegister() as (any A)?)
          }

          private static func lazyRegister(_ creation: ServiceKit::DefaultCreation? = nil) -> Video { Video() }
        }
        """)
    #expect(expansion.diagnostics == [])
  }
}
