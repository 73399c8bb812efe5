import Testing

@Suite("What @Adapted writes")
struct AdaptedExpansionTests {
  @Test("A required property: a slot, a getter, a record")
  func required() {
    let expansion = Expansion(
      """
      @AdapterHost
      final class Session {
        @Adapted var a: any A
      }
      """)
    #expect(
      expansion.text == """
        final class Session {
          var a: any A {
          get {
            if let adapter = unsafe __sk_a { return adapter }
            let answer = ServiceKit::AdaptedProperty.required((any A).self, host: self, property: "a", \
        fileID: #fileID, line: #line)
            if answer.isFinal { unsafe __sk_a = answer.value }
            return answer.value
          }
          }

          @exclusivity(unchecked) private unowned(unsafe) var __sk_a: (any A)?

          @section("sk_records") @used
          nonisolated private static let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0xc40bf6cc, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: true, \
        owner: Session.self, property: "a", hasHost: true) })

          /// Holds the adapters of this host.
          nonisolated let adapterStore = ServiceKit::AdapterStore(host: Session.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension Session: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("An optional property also remembers that there is none")
  func optional() {
    let expansion = Expansion(
      """
      @AdapterHost
      final class Session {
        @Adapted public var a: (any A)?
      }
      """)
    #expect(
      expansion.text == """
        final class Session {
          public var a: (any A)? {
          get {
            if let adapter = unsafe __sk_a { return adapter }
            if __skFinal_a { return nil }
            let answer = ServiceKit::AdaptedProperty.optional((any A).self, host: self)
            if answer.isFinal { unsafe __sk_a = answer.value }
            __skFinal_a = answer.isFinal
            return answer.value
          }
          }

          @exclusivity(unchecked) private unowned(unsafe) var __sk_a: (any A)?

          private var __skFinal_a = false

          @section("sk_records") @used
          nonisolated private static let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0xc40bf6cc, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: false, \
        owner: Session.self, property: "a", hasHost: true) })

          /// Holds the adapters of this host.
          nonisolated let adapterStore = ServiceKit::AdapterStore(host: Session.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension Session: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A throwing required property")
  func throwingRequired() {
    let expansion = Expansion(
      """
      @AdapterHost
      final class Session {
        @Adapted(.throwing) var a: any A
      }
      """)
    #expect(
      expansion.text == """
        final class Session {
          var a: any A {
          get throws {
            if let adapter = unsafe __sk_a { return adapter }
            let answer = try ServiceKit::AdaptedProperty.throwing((any A).self, host: self, property: "a", \
        fileID: #fileID, line: #line)
            if answer.isFinal { unsafe __sk_a = answer.value }
            return answer.value
          }
          }

          @exclusivity(unchecked) private unowned(unsafe) var __sk_a: (any A)?

          @section("sk_records") @used
          nonisolated private static let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0xc40bf6cc, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: true, \
        owner: Session.self, property: "a", hasHost: true) })

          /// Holds the adapters of this host.
          nonisolated let adapterStore = ServiceKit::AdapterStore(host: Session.self, isolation: \
        __skHostIsolation)

          private static func __skHostIsolation() {}
        }

        extension Session: nonisolated ServiceKit::AdapterHost {}
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A throwing optional property with a raw identifier and a composition")
  func throwingOptional() {
    let expansion = Expansion(
      """
      @AdapterHost
      final class Session {
        @Adapted(.throwing) var `say "a"`: Optional<any A & B>
      }
      """)
    #expect(
      expansion.text == """
        final class Session {
          var `say "a"`: Optional<any A & B> {
          get throws {
            if let adapter = unsafe `__sk_say "a"` { return adapter }
            if `__skFinal_say "a"` { return nil }
            let answer = try ServiceKit::AdaptedProperty.throwingOptional((any A & B).self, host: self)
            if answer.isFinal { unsafe `__sk_say "a"` = answer.value }
            `__skFinal_say "a"` = answer.isFinal
            return answer.value
          }
          }

          @exclusivity(unchecked) private unowned(unsafe) var `__sk_say "a"`: (any A & B)?

          private var `__skFinal_say "a"` = false

          @section("sk_records") @used
          nonisolated private static let `__skRecord_say "a"`: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0x8b17f251, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A & B).self, isRequired: false, \
        owner: Session.self, property: #"say "a""#, hasHost: true) })

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
