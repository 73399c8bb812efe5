/// A dispatch as a loop, for channels whose code is generated: no closure, and `inout` arguments can be passed on.
///
/// ```swift
/// var cursor = list.cursor()
/// while cursor.advance() { cursor.member.didScroll(to: offset) }
/// ```
///
/// The dispatch lasts as long as the cursor. It may not outlive the function that made it, nor cross an `await`.
@safe
public struct CallCursor<P>: ~Copyable {
  @usableFromInline var pass: MemberPass<P>
  @usableFromInline let site: CallSite
  @usableFromInline let isOpen: Bool
  @usableFromInline var watch: CallWatch?
  @usableFromInline var watched: AnyObject?

  @inlinable @inline(__always)
  init(_ list: CallList<P>, _ site: CallSite) {
    self.site = site
    isOpen = list.count > 0 && list.state.enter(site)
    pass = MemberPass(list)
    watch = isOpen ? list.state.monitor.map { CallWatch($0) } : nil
  }

  /// Goes to the next member that is still registered.
  ///
  /// - Returns: False after the last; the loop must end then.
  @inlinable @inline(__always)
  public mutating func advance() -> Bool {
    guard isOpen else { return false }
    if watch != nil { return advanceWatched() }
    return pass.advance()
  }

  @inline(never) @usableFromInline
  mutating func advanceWatched() -> Bool {
    if let watched { watch?.lap(watched, site) }
    watched = nil
    guard pass.advance() else { return false }
    watched = pass.member.object
    return true
  }

  /// The member whose turn it is; only after ``advance()`` has returned true.
  @inlinable
  public var member: P {
    @inline(__always)
    _read { yield pass.value }
  }

  /// Reports that the member whose turn it is has thrown.
  @inlinable
  public func report(_ error: any Error) { pass.state.report(error, from: pass.member, site) }

  @inlinable @inline(__always)
  deinit { if isOpen { pass.state.leave(site) } }
}

extension CallList {
  /// Begins a dispatch as a loop, with the rules of ``send(_:fileID:line:_:)``.
  ///
  /// - Parameters:
  ///   - event: The name for reports; by default the method that forwards it.
  ///   - fileID: The file for reports.
  ///   - line: The line for reports.
  /// - Returns: The loop, before its first member.
  /// - Complexity: No allocation.
  @inlinable @inline(__always)
  public func cursor(
    _ event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CallCursor<P> {
    CallCursor(self, CallSite(event: event, fileID: fileID, line: line))
  }
}
