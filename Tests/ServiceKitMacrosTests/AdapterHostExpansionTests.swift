import Testing

@Suite("What @AdapterHost writes")
struct AdapterHostExpansionTests {
  @Test("An internal host")
  func internalHost() {
    let expansion = Expansion(
      """
      @AdapterHost
      final class Session {}
      """)
    #expect(
      expansion.text == """
        final class Session {

          /// Holds the adapters of this host.
          nonisolated let adapterStore = ServiceKit::AdapterStore(host: Session.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension Session: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A public store for an open host")
  func openHost() {
    let expansion = Expansion(
      """
      @AdapterHost
      open class Session {}
      """)
    #expect(
      expansion.text == """
        open class Session {

          /// Holds the adapters of this host.
          nonisolated public let adapterStore = ServiceKit::AdapterStore(host: Session.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension Session: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A package actor")
  func packageActor() {
    let expansion = Expansion(
      """
      @AdapterHost
      package actor `my session`: Base {}
      """)
    #expect(
      expansion.text == """
        package actor `my session`: Base {

          /// Holds the adapters of this host.
          nonisolated package let adapterStore = ServiceKit::AdapterStore(host: `my session`.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension `my session`: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A conformance that is written by hand gets the store")
  func conformanceByHand() {
    let expansion = Expansion(
      """
      @AdapterHost
      class Session: AdapterHost {}
      """)
    #expect(
      expansion.text == """
        class Session: AdapterHost {

          /// Holds the adapters of this host.
          nonisolated let adapterStore = ServiceKit::AdapterStore(host: Session.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension Session: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }
}
