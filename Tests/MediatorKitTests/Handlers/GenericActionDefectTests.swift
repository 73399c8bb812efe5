import MediatorKit
import Testing

/// Actions that are generic.
struct GenericActionDefectTests {
  struct Convert<Value: Sendable>: ModuleAction {
    typealias Output = Value
    let value: Value
  }

  // The way out ended in the middle of the action's name.
  @Test func `The way out names a generic action in full`() async {
    let error = await #expect(throws: MediatorError.self) {
      try await Mediator(modules: []).send(Convert(value: "a"), fileID: "App/main.swift", line: 3)
    }
    #expect(
      error?.description == """
        Nothing handles MediatorKitTests.GenericActionDefectTests.Convert<Swift.String>; none is known
          sent by code at App/main.swift:3
          Ways out:
            1. Link the target with the function that has @Handles(Convert<Swift.String>.self) into this product.
            2. Mark a function with it.
        """)
  }
}
