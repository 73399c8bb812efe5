import Testing

@Suite("What @Service writes")
struct ServiceExpansionTests {
  @Test("A required service")
  func required() {
    let expansion = Expansion(
      """
      struct S {
        @Service var a: any A
      }
      """)
    #expect(
      expansion.text == """
        struct S {
          var a: any A {
          get {
            if let service = ServiceKit::ServiceProperty.warm((any A).self) { return service }
            do { return try ServiceKit::AdapterRegistry.main.requiredAdapter((any A).self) } catch { return \
        ServiceKit::ServiceProperty.failed((any A).self, error, owner: S.self, property: "a", fileID: #fileID, \
        line: #line) }
          }
          }

          @section("sk_records") @used
          nonisolated private static let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0xc40bf6cc, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: true, \
        owner: S.self, property: "a", hasHost: false) })
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("An optional static service")
  func optionalStatic() {
    let expansion = Expansion(
      """
      enum S {
        @Service static var a: (any A)?
      }
      """)
    #expect(
      expansion.text == """
        enum S {
          static var a: (any A)? {
          get {
            if let service = ServiceKit::ServiceProperty.warm((any A).self) { return service }
            do { return try ServiceKit::AdapterRegistry.main.adapter((any A).self) } catch { return \
        ServiceKit::ServiceProperty.failed((any A).self, error) }
          }
          }

          @section("sk_records") @used
          nonisolated private static let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0xc40bf6cc, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: false, \
        owner: S.self, property: "a", hasHost: false) })
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("A throwing global service")
  func throwingGlobal() {
    let expansion = Expansion(
      """
      @Service(.throwing) var a: any A
      """)
    #expect(
      expansion.text == """
        var a: any A {
        get throws { try ServiceKit::AdapterRegistry.main.requiredAdapter((any A).self) }
        }

        @section("sk_records") @used
        nonisolated private let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, 0xc40bf6cc, 0x0, { \
        unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: true, owner: nil, property: \
        "a", hasHost: false) })
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("The owner of a nested service is named as it is written")
  func nested() {
    let expansion = Expansion(
      """
      actor Outer { struct `default` {
        @Service private var a: any A
      } }
      """)
    #expect(
      expansion.text == """
        actor Outer { struct `default` {
          private var a: any A {
          get {
            if let service = ServiceKit::ServiceProperty.warm((any A).self) { return service }
            do { return try ServiceKit::AdapterRegistry.main.requiredAdapter((any A).self) } catch { return \
        ServiceKit::ServiceProperty.failed((any A).self, error, owner: `default`.self, property: "a", fileID: \
        #fileID, line: #line) }
          }
          }

          @section("sk_records") @used
          nonisolated private static let __skRecord_a: ServiceKit::RequirementRecord.Layout = (1, 2, \
        0xc40bf6cc, 0x0, { unsafe ServiceKit::RequirementRecord.write($0, (any A).self, isRequired: true, \
        owner: `default`.self, property: "a", hasHost: false) })
        }
        }
        """)
    #expect(expansion.diagnostics == [])
  }
}
