import Foundation
import MediatorKit
import Synchronization
import Testing

private let chorusCount = Shared(Atomic(0))
private let failureCount = Shared(Atomic(0))
private let uniqueCount = Shared(Atomic(0))
private let brokenIsRepaired = Shared(Atomic(false))

/// Actions whose targets are made in ways that are hard to get right.
enum Making {
  struct Sing: ImmediateAction { typealias Output = ObjectIdentifier }
  struct Hum: ModuleAction { typealias Output = ObjectIdentifier }
  struct Break: ModuleAction {}
  struct Fresh: ModuleAction { typealias Output = ObjectIdentifier }
  struct ToLeft: ImmediateAction {}
  struct ToRight: ImmediateAction {}
  struct Alone: ImmediateAction {}
}

/// Both of its handlers are methods of one instance.
final class Chorus: Sendable {
  init() {
    chorusCount.value.add(1, ordering: .relaxed)
    Thread.sleep(forTimeInterval: 0.002)
  }

  @Handles(Making.Sing.self)
  func sing(_ action: Making.Sing, _ call: ActionCall) -> ObjectIdentifier { ObjectIdentifier(self) }

  @Handles(Making.Hum.self)
  func hum(_ action: Making.Hum, _ call: ActionCall) async -> ObjectIdentifier { ObjectIdentifier(self) }
}

final class Breaking: Sendable {
  init() throws {
    failureCount.value.add(1, ordering: .relaxed)
    Thread.sleep(forTimeInterval: 0.002)
    if !brokenIsRepaired.value.load(ordering: .relaxed) { throw Refused() }
  }

  @Handles(Making.Break.self)
  func handle(_ action: Making.Break, _ call: ActionCall) async {}
}

final class FreshTarget: Sendable {
  init() { uniqueCount.value.add(1, ordering: .relaxed) }

  @Handles(Making.Fresh.self, scope: .unique)
  func handle(_ action: Making.Fresh, _ call: ActionCall) -> ObjectIdentifier { ObjectIdentifier(self) }
}

private let ringMediator = Mediator(modules: ["MediatorKitTests"])

final class LeftTarget: Sendable {
  init() throws { try ringMediator.send(Making.ToRight()) }

  @Handles(Making.ToLeft.self)
  func handle(_ action: Making.ToLeft, _ call: ActionCall) {}
}

final class RightTarget: Sendable {
  init() throws {
    Thread.sleep(forTimeInterval: 0.002)
    try ringMediator.send(Making.ToLeft(), fileID: "Right/Target.swift", line: 7)
  }

  @Handles(Making.ToRight.self)
  func handle(_ action: Making.ToRight, _ call: ActionCall) {}
}

final class SelfishTarget: Sendable {
  init() throws { try ringMediator.send(Making.Alone(), fileID: "Selfish/Target.swift", line: 3) }

  @Handles(Making.Alone.self, scope: .unique)
  func handle(_ action: Making.Alone, _ call: ActionCall) {}
}

@Suite("The instance whose method is called", .serialized)
struct TargetTests {
  @Test func `It is made once, whoever comes first and in whichever way`() async throws {
    for _ in 0..<50 {
      chorusCount.value.store(0, ordering: .relaxed)
      let mediator = Mediator(modules: ["MediatorKitTests"])
      let seen = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
        for number in 0..<8 {
          group.addTask {
            func synchronously() throws -> ObjectIdentifier { try mediator.send(Making.Sing()) }
            return number.isMultiple(of: 2) ? try synchronously() : try await mediator.send(Making.Hum())
          }
        }
        return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
      }
      #expect(seen.count == 1)
      #expect(chorusCount.value.load(ordering: .relaxed) == 1)
    }
  }

  @Test func `A failed initialiser reaches whoever waited, and the next call tries again`() async throws {
    brokenIsRepaired.value.store(false, ordering: .relaxed)
    failureCount.value.store(0, ordering: .relaxed)
    let mediator = Mediator(modules: ["MediatorKitTests"])
    let failures = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do { try await mediator.send(Making.Break()) } catch { return error is Refused }
          return false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(failures == 8)
    let tries = failureCount.value.load(ordering: .relaxed)
    brokenIsRepaired.value.store(true, ordering: .relaxed)
    try await mediator.send(Making.Break())
    try await mediator.send(Making.Break())
    #expect(failureCount.value.load(ordering: .relaxed) == tries + 1)
  }

  @Test func `A unique one is made for each call`() async throws {
    let before = uniqueCount.value.load(ordering: .relaxed)
    let mediator = Mediator(modules: ["MediatorKitTests"])
    for _ in 0..<3 { _ = try await mediator.send(Making.Fresh()) }
    #expect(uniqueCount.value.load(ordering: .relaxed) == before + 3)
  }

  @Test func `Targets that need one another are refused with the chain`() {
    let error = #expect(throws: MediatorError.self) { try ringMediator.send(Making.ToLeft()) }
    #expect(
      error?.description == """
        MediatorKitTests.LeftTarget is needed to make itself: MediatorKitTests.LeftTarget -> \
        MediatorKitTests.RightTarget -> MediatorKitTests.LeftTarget.
          MediatorKitTests.Making.ToLeft was sent by code at Right/Target.swift:7
          Way out: Send the action when it is needed, and not in an initialiser.
        """)
  }

  @Test func `So is a target that is made for each call and needs itself`() {
    let error = #expect(throws: MediatorError.self) { try ringMediator.send(Making.Alone()) }
    #expect(
      error?.description == """
        MediatorKitTests.SelfishTarget is needed to make itself: MediatorKitTests.SelfishTarget -> \
        MediatorKitTests.SelfishTarget.
          MediatorKitTests.Making.Alone was sent by code at Selfish/Target.swift:3
          Way out: Send the action when it is needed, and not in an initialiser.
        """)
  }

  @Test(.timeLimit(.minutes(1)))
  func `Two threads that come from both ends of a ring are refused, and neither hangs`() async {
    for _ in 0..<100 {
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { Self.isRefused { try ringMediator.send(Making.ToLeft()) } }
        group.addTask { Self.isRefused { try ringMediator.send(Making.ToRight()) } }
        for await isRefused in group { #expect(isRefused) }
      }
    }
  }

  private static func isRefused(_ body: () throws -> Void) -> Bool {
    do { try body() } catch { return (error as? MediatorError)?.code == .cycle }
    return false
  }
}
