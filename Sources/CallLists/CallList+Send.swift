extension CallList {
  /// Calls each member, in order, before it returns.
  ///
  /// A member that throws is reported, and the others are called. A send from within a handler runs at once and fully,
  /// up to 64 inside one another: the next is refused and reported with the chain of events.
  ///
  /// - Parameters:
  ///   - event: The name for reports; by default the function that sends.
  ///   - fileID: The file for reports.
  ///   - line: The line for reports.
  ///   - body: Calls one member. It runs in the caller's isolation.
  /// - Complexity: O(n); no allocation, and nothing at all where no member conforms.
  @inlinable @inline(__always)
  public func send<Failure: Error>(
    _ event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: (borrowing P) throws(Failure) -> Void
  ) {
    if isEmpty { return }
    let state = state
    if state.monitor != nil { return sendMonitored(CallSite(event: event, fileID: fileID, line: line), body) }
    guard state.enter(CallSite(event: event, fileID: fileID, line: line)) else { return }
    var pass = MemberPass(self)
    while pass.advance() {
      do throws(Failure) { try body(pass.value) } catch {
        state.report(error, from: pass.member, CallSite(event: event, fileID: fileID, line: line))
      }
    }
    state.leave(CallSite(event: event, fileID: fileID, line: line))
  }

  /// The same, with one reading of the clock before, and one more for each member.
  @inlinable @inline(never)
  func sendMonitored<Failure: Error>(_ site: CallSite, _ body: (borrowing P) throws(Failure) -> Void) {
    let state = state
    guard state.enter(site) else { return }
    var watch = CallWatch(sender: state.running)
    var pass = MemberPass(self)
    while pass.advance() {
      let member = pass.member
      let object = member.object
      watch.begin(object, state)
      do throws(Failure) { try body(pass.value) } catch { state.report(error, from: member, site) }
      if let object { watch.lap(object, site, state) }
    }
    watch.end(state)
    state.leave(site)
  }
}

/// Measures one call after the other: the end of one is the start of the next.
@usableFromInline
struct CallWatch {
  private var start = ContinuousClock.now
  private let sender: AnyObject?

  @usableFromInline
  init(sender: AnyObject?) { self.sender = sender }

  /// A member's call begins: what is sent in it is sent by the member.
  @usableFromInline
  func begin(_ object: AnyObject?, _ state: DispatchState) { state.running = object }

  /// The dispatch has ended.
  @usableFromInline
  func end(_ state: DispatchState) { state.running = sender }

  /// Tells the monitor, if there still is one, that a member has been called.
  @usableFromInline
  mutating func lap(_ object: AnyObject, _ site: CallSite, _ state: DispatchState) {
    let end = ContinuousClock.now
    state.monitor?.called(object, site, end - start, sender: sender)
    start = end
  }
}
