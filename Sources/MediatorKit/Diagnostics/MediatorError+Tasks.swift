internal import ServiceKit

extension MediatorError {
  static func timedOut(_ call: ActionCall) -> MediatorError {
    MediatorError(
      .timedOut,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) had no answer when its deadline passed.",
        details: ["sent by \(call.origin)"] + call.chain.reversed().map { "on behalf of \($0)" },
        waysOut: ["Allow it more time: within:.", "Let the handler answer sooner; call.deadline says how long it has."])
    )
  }

  static func closed(_ call: ActionCall? = nil) -> MediatorError {
    MediatorError(
      .closed,
      MessageText(
        fact: call.map { "\(TypeName.qualified($0.action)) was sent, and the mediator is closed." }
          ?? "The mediator was closed before the answer came.",
        details: call.map { ["sent by \($0.origin)"] } ?? [],
        waysOut: ["Close a mediator when nobody uses it any more."]))
  }

  static func closed(_ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .closed,
      MessageText(
        fact: "A request came, and the mediator is closed.", details: ["asked for by \(origin)"],
        waysOut: ["Close a mediator when nobody uses it any more."]))
  }

  static func unanswered(_ call: ActionCall) -> MediatorError {
    MediatorError(
      .unanswered,
      MessageText(
        fact: "The handler of \(TypeName.qualified(call.action)) let go of its reply without an answer.",
        details: ["sent by \(call.origin)"],
        waysOut: ["Keep the reply until the answer is there.", "Answer on every path: reply.fail(…) is an answer too."])
    )
  }

  static func lateAnswer(_ call: ActionCall) -> MediatorError {
    MediatorError(
      .lateAnswer,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) was answered, and nobody waits for an answer any more.",
        details: ["sent by \(call.origin)"],
        waysOut: [
          "Answer once.", "Ask reply.isOver before work that takes long; reply.deadline says how long there is.",
        ]))
  }

  static func handlerRemoved(_ handler: LinkedHandler) -> MediatorError {
    MediatorError(
      .handlerRemoved,
      MessageText(
        fact: "The handler of \(handler.actionName) was removed before it answered.", details: ["it was \(handler)"]))
  }
}
