internal import ServiceKit
internal import Synchronization

extension Mediator {
  /// Adds a middleware inside those that were added before.
  ///
  /// Calls that have begun go on without it.
  ///
  /// - Parameters:
  ///   - middleware: the middleware.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  public func use(_ middleware: some Middleware, fileID: StaticString = #fileID, line: UInt = #line) {
    add(middleware, for: nil, SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  func add(_ middleware: any Middleware, for action: (any ModuleAction.Type)?, _ place: SourcePlace) {
    change { state in
      state.middleware.append(
        MiddlewareEntry(id: state.version, middleware: middleware, action: action, place: place))
    }
  }

  func change(_ body: (inout MediatorCore.State) -> Void) {
    core.change(body) { table.store($0, ordering: .releasing) }
  }
}
