//// Sources/ShareAPI/Actions.swift
public import MediatorKit

public struct Share: ModuleAction { public var text: String }
public struct Unsent: ModuleAction {}
public struct Format: ImmediateAction {}
public struct Preload: ModuleAction {}
public struct Ping: ModuleAction {}
public struct Look: ModuleAction {}
public struct Adapted: ModuleAction {}
public struct Local: ModuleAction {}
public struct Confirm: ModuleAction {}
public struct Play: ModuleAction {}
public struct Paint: ImmediateAction {}
public struct ByHand: ModuleAction {}
public struct Recorded: ImmediateAction {}
public struct Nested { public struct Show: ModuleAction {} }
public struct Tested: ModuleAction {}
public struct Previewed: ModuleAction {}
public struct Standard: ModuleAction {}
/// It has the name of the protocol, and is another module's.
public struct Message {}

//// Sources/Sharing/Sharing.swift
import MediatorKit
import ShareAPI

struct Sharing: Sendable {
  @Handles(Share.self) func share(_ action: Share, _ call: ActionCall) async throws {}
  @Handles(Nested.Show.self) static func show(_ action: Nested.Show, _ call: ActionCall) {}
}

//// Sources/Page/Page.swift
import MediatorKit
import Sharing
import ShareAPI

func open(_ call: ActionCall, mediator: Mediator) async throws {
  // Handled in a module that every product links.
  try await call.send(Share(text: "news"))
  try await call.send(Nested.Show())
  // Each product handles it.
  try mediator.send(Format())
  // The call knows that there may be no handler.
  try? await call.send(Preload())
  do { try await call.send(Preload()) } catch let error as MediatorError where error.code == .noHandler { print("none") }
  // Added when the program runs, perhaps.
  if isReady { mediator.handle(Ping.self) { _, _ in } }
  try await mediator.send(Ping())
  Mediator.main.scope().handle(Look.self) { _, _ in }
  try await mediator.send(Look())
  mediator.answer(Adapted.self, from: (any ShareAdapter).self) { adapter, _, _ in adapter.share() }
  try await mediator.send(Adapted())
  try await mediator.send(Recorded())
  try await mediator.send(ByHand())
}

// A type that is no action, sent by something of the same form.
struct Register { var info = "" }
func publish(_ subject: PassthroughSubject<Register, Never>) { subject.send(Register()) }

// What sends it is declared here, and is no mediator.
struct Outbox { func send(_ message: Tested) {} }
func write(_ outbox: Outbox) { outbox.send(Tested()) }

// Which action it is, only the caller knows.
func forward<A: ModuleAction>(_ action: A, _ call: ActionCall) async throws { try await call.send(action) }
func forward(any action: any ModuleAction, _ call: ActionCall) async throws { try await call.send(action) }

// States have nothing to do with whether there is a handler.
@Handles(Confirm.self, in: .focusTitle) func confirm(_ action: Confirm, _ call: ActionCall) {}
func press(_ call: ActionCall) async throws { try await call.send(Confirm()) }

extension MediatorSetting { static let theme = MediatorSetting("theme", values: ["light", "dark"]) }
@Handles(Paint.self, setting: (.theme, "light")) func light(_ action: Paint, _ call: ActionCall) {}
@Handles(Paint.self, setting: (.theme, "dark")) func dark(_ action: Paint, _ call: ActionCall) {}

// The arms of an experiment that is declared elsewhere are not known.
@Handles(Play.self, variant: (.elsewhere, "on")) func play(_ action: Play, _ call: ActionCall) {}

// A record by hand.
func record(_ out: UnsafeMutableRawPointer) {
  HandlerRecord.writeImmediate(out, Recorded.self, nil) { _, _ in }
  HandlerRecord.write(out, ByHand.self, nil) { _, _ in }
}

#Preview { Button("x") { mediator.task(Previewed()) } }

#if STANDARD
  func greet(_ call: ActionCall) async throws { try await call.send(ShareAPI.Standard()) }
#endif

//// Sources/Other/Other.swift
// No product links this module.
import MediatorKit
import ShareAPI
func other(_ call: ActionCall) async throws { try await call.send(Unsent()) }

//// Sources/Kit/Kit.swift
// Its protocol is another one of the same name.
public protocol ModuleAction {}
public struct Command: ModuleAction {}
public final class Dispatcher { public func run() { dispatcher.send(Command()) } }

//// Tests/PageTests/PageTests.swift
import MediatorKit
import ShareAPI
func test(_ call: ActionCall) async throws { try await call.send(Tested()) }

//// Targets/Lite/main.swift
import Kit
import MediatorKit
import Page
import ShareAPI
@Handles(Format.self) func format(_ action: Format, _ call: ActionCall) {}
// An action of another package may be handled there.
try await Mediator.main.send(OpenPlayer())

//// Targets/Standard/main.swift
import MediatorKit
import Page
import ShareAPI
@Handles(Format.self) func format(_ action: Format, _ call: ActionCall) {}
@Handles(ShareAPI.Standard.self) func standard(_ action: ShareAPI.Standard, _ call: ActionCall) {}
