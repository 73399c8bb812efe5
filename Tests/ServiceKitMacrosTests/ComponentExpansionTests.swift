import Testing

@Suite("What @Component writes and refuses")
struct ComponentExpansionTests {
  @Test("A record with the hash of the name, and a factory")
  func record() {
    let expansion = Expansion(
      """
      @Component("reading-progress")
      final class ReadingProgress {
        init(_ place: ComponentPlace<any Page, NoSettings>) {}
      }
      """)
    #expect(
      expansion.text == """
        final class ReadingProgress {
          init(_ place: ComponentPlace<any Page, NoSettings>) {}

          @section("sk_records") @used
          nonisolated private static let __skComponentRecord: (Swift::UInt16, Swift::UInt16, Swift::UInt32, \
        Swift::UInt64, @convention(c) (Swift::UnsafeMutableRawPointer) -> Swift::Void) = (1, 3, 0x5a8bed3d, 0x0, { unsafe \
        ContainerKit::ComponentRecord.write($0, "reading-progress", ReadingProgress.self, __skMakeComponent, \
        __skMakeComponent) })

          private static func __skMakeComponent(_ offer: ContainerKit::ComponentOffer) throws -> Swift::AnyObject {
            try ReadingProgress(offer.place())
          }
        }
        """)
    #expect(expansion.diagnostics == [])
  }

  @Test("What cannot be a component is refused", arguments: refusals)
  func refusal(_ refusal: Refusal) { refusal.check() }

  static let refusals: [Refusal] = [
    Refusal(
      "a struct", #"@Component("a") struct A {}"#,
      "1:17: error: A struct has no identity, so a container cannot hold it. Make it a class"),
    Refusal(
      "an actor", #"@Component("a") actor A {}"#,
      "1:17: error: An actor is called in its own time, and components are called in order. Make it a class"),
    Refusal(
      "a generic class", #"@Component("a") final class A<Item> {}"#,
      "1:29: error: 'A' is generic, but the record of a component is one constant for one class. "
        + "Add it by its type: container.add(A.init)"),
    Refusal(
      "a class in a generic type", #"struct Outer<Item> { @Component("a") final class A {} }"#,
      "1:50: error: 'Outer' is generic, but the record of a component is one constant for one class. "
        + "Add it by its type: container.add(A.init)"),
    Refusal(
      "a local class", #"func f() { @Component("a") final class A {} }"#,
      "1:40: error: 'A' is local to a function, so no list of names can reach it. Declare it in a file or a type"),
    Refusal(
      "a name that is no literal", "@Component(name) final class A {}",
      #"1:12: error: The name of a component is a constant in the program, so it is a literal: @Component("name")"#),
    Refusal(
      "a name with an interpolation", #"@Component("a\(b)") final class A {}"#,
      #"1:12: error: The name of a component is a constant in the program, so it is a literal: @Component("name")"#),
    Refusal(
      "a name with a space", #"@Component("a b") final class A {}"#,
      "1:12: error: The name of a component is made of letters, digits, '-', '_' and '.'"),
    Refusal(
      "an empty name", #"@Component("") final class A {}"#,
      "1:12: error: The name of a component is made of letters, digits, '-', '_' and '.'"),
  ]
}
