internal import ServiceKit

extension MediatorError {
  static func observerFailed(_ observer: Observer, _ notice: EventNotice, _ error: any Error) -> MediatorError {
    MediatorError(
      .observerFailed,
      MessageText(
        fact: "An observer of the event '\(notice.event)' failed; the others were told.",
        details: details(observer, notice) + ["the error is a \(TypeName.qualified(type(of: error)))"]))
  }

  static func observerWaits(_ observer: Observer, _ notice: EventNotice) -> MediatorError {
    MediatorError(
      .observerWaits,
      MessageText(
        fact: "The event '\(notice.event)' was told synchronously, and an observer may wait; none was told.",
        details: details(observer, notice),
        waysOut: ["Tell the event with await: notify.", "Add the observer with observeImmediately."]))
  }

  static func eventsWithoutEnd(_ running: [EventNotice], _ notice: EventNotice) -> MediatorError {
    MediatorError(
      .eventsWithoutEnd,
      MessageText(
        fact: "\(running.count) events led to one another, the last to '\(notice.event)', which was not told.",
        details: running.map(\.link) + [notice.link],
        waysOut: ["Do not tell an event that leads back to the one being told."]))
  }

  private static func details(_ observer: Observer, _ notice: EventNotice) -> [String] {
    let what = observer.actionName.map { ", which sends \($0)," } ?? ""
    return ["the observer\(what) was added at \(observer.place)", "told at \(notice.place)"]
  }
}
