import ContainerKit

/// What components note, in order.
final class Notebook {
  private(set) var notes: [String] = []
  func note(_ text: String) { notes.append(text) }
  /// The notes so far, which are then forgotten.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// The protocol of owners in these tests.
protocol Page: AnyObject { var title: String { get } }

final class TestPage: Page { let title = "page" }

protocol Tapping: AnyObject { func tap() throws }

/// Notes every state and every tap, and does something more where a test says so.
final class Part: Attaching, Loading, Appearing, Activating, Tapping {
  let name: String
  let notebook: Notebook
  /// By the note after which it runs.
  var reactions: [String: (Part) throws -> Void] = [:]

  init(_ name: String, _ notebook: Notebook) {
    self.name = name
    self.notebook = notebook
  }

  deinit { notebook.note("\(name) gone") }

  private func note(_ event: String) {
    notebook.note("\(name) \(event)")
    try? reactions[event]?(self)
  }

  func didAttach() { note("+attached") }
  func willDetach() { note("-attached") }
  func didLoad() { note("+loaded") }
  func willUnload() { note("-loaded") }
  func didAppear() { note("+appeared") }
  func willDisappear() { note("-appeared") }
  func didBecomeActive() { note("+active") }
  func willResignActive() { note("-active") }

  func tap() throws {
    notebook.note("\(name) tap")
    try reactions["tap"]?(self)
  }
}

/// A container with parts, and what is reported.
final class Stage {
  let notebook = Notebook()
  private(set) var reports: [String] = []
  private(set) var container: Container!
  private(set) var parts: [Part] = []

  init(_ names: String..., owner: AnyObject? = nil) throws {
    container = Container("stage", owner: owner, report: { [weak self] in self?.reports.append("\($0)") })
    for name in names { try add(name) }
  }

  @discardableResult
  func add(_ name: String) throws -> Part {
    let part = Part(name, notebook)
    parts.append(part)
    try container.add(part, name: name)
    return part
  }

  func tap() { container.send((any Tapping).self) { try $0.tap() } }

  /// The components go with the container only.
  func forgetParts() { parts = [] }
  func forgetContainer() { container = nil }
}
