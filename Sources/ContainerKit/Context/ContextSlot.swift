internal import CallLists
internal import Observation
internal import ServiceKit

/// The value of one key in one context, with its writer and its observers.
@Observable
final class ContextSlot<Value>: AnyContextSlot {
  /// Read where observation looks; written by the one writer.
  private(set) var value: Value
  @ObservationIgnored private let name: String
  @ObservationIgnored private weak var writer: ContextWriter<Value>?
  @ObservationIgnored let observers: Roster
  @ObservationIgnored private let calls: CallList<ContextObserver<Value>>

  init(_ key: ContextKey<Value>, _ reports: ContainerReports) {
    value = key.makeDefault()
    name = key.name
    // Observers cannot throw, and conform to nothing that could be elsewhere: only writes without end are reported.
    observers = Roster { [name] _ in reports.send(.tooManyWrites(of: name, in: reports.name)) }
    calls = observers.list(of: ContextObserver<Value>.self)
  }

  func write(_ new: Value) {
    // Let go of after the writing: when it goes, it may read.
    let old = _value
    value = new
    withExtendedLifetime(old) {}
    // Who comes later in a round that a write has overtaken gets the newest value, never an older one after it.
    calls.send("value") { $0.change(value) }
  }

  func claim(by owner: String?, _ place: SourcePlace) throws(ContainerError) -> ContextWriter<Value> {
    if let writer { throw .claimed(name, by: writer.description, and: ContextWriter<Value>.description(owner, place)) }
    let made = ContextWriter(self, owner, place)
    writer = made
    return made
  }

  func release(_ old: ContextWriter<Value>) { if writer === old { writer = nil } }

  func observe(_ body: @escaping (Value) -> Void) -> ContextObserver<Value> {
    let observer = ContextObserver(body)
    observer.begin(in: observers, with: value)
    return observer
  }

  func stream() -> (stream: AsyncStream<Value>, observer: ContextObserver<Value>) where Value: Sendable {
    // Loops that were left while nothing was written are still here.
    for case let observer as ContextObserver<Value> in observers.objects where observer.isLeft { observer.end() }
    let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let observer = ContextObserver<Value>(continuation)
    observer.begin(in: observers, with: value)
    return (stream, observer)
  }

  func close() { observers.close() }
}

/// A slot whose type its holder does not know.
protocol AnyContextSlot: AnyObject {
  /// Ends observations and streams.
  func close()
}
