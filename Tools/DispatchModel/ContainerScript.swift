import ContainerKit
import SeededNumbers

/// A random sequence of changes to a container, from outside and from within its components, checked at every step.
///
/// What must hold: each component enters and leaves states one by one, in turn; at every moment an earlier component is at least
/// as far as a later one; once a removal has returned nothing calls the component; when a change has returned, all components
/// are where the container is; and after the end all have come down.
package struct ContainerScript {
  let seed: UInt64

  /// What all choices follow from.
  package init(seed: UInt64) { self.seed = seed }

  /// Runs the sequence.
  ///
  /// - Returns: the first thing that must not be; nil where all is well.
  package func check() -> String? {
    let run = ContainerRun(seed: seed)
    run.runAll()
    return run.violation
  }
}

/// One running sequence.
final class ContainerRun {
  private var random: SeededGenerator
  private let container: Container
  /// The components, as they were added and not removed.
  private var order: [ScriptedComponent] = []
  private var everybody: [ScriptedComponent] = []
  private var budget = 80
  private var depth = 0
  private(set) var violation: String?

  private static let states: [LifecycleState?] = [nil, .attached, .loaded, .appeared, .active]

  struct Oops: Error {}

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    container = Container("script", report: { _ in })
  }

  func runAll() {
    while budget > 0, violation == nil {
      act()
      let target = Self.states.firstIndex(of: container.state) ?? 0
      if let late = order.first(where: { $0.level != target }) {
        fail("\(late.name) is at \(late.level), and the container at \(target)")
      }
    }
    container.close()
    for component in everybody where component.level != 0 { fail("\(component.name) never came down") }
  }

  private func fail(_ text: String) { violation = violation ?? text }

  private func act() {
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    switch below(20) {
    case 0..<5: add()
    case 5..<9: remove()
    case 9..<14: try? container.move(to: Self.states[below(5)])
    case 14..<17: container.send((any Poking).self) { try $0.poke() }
    case 17, 18: container.post((any Poking).self) { try $0.poke() }
    default: if below(6) == 0 { close() }
    }
  }

  private func add() {
    let component = ScriptedComponent("c\(everybody.count)", self)
    everybody.append(component)
    order.append(component)
    do { try container.add(component) } catch {
      if !container.isClosed { fail("\(component.name) was refused: \(error)") }
      order.removeAll { $0 === component }
      component.isLeaving = true
    }
  }

  private func remove() {
    guard !order.isEmpty else { return }
    let component = order.remove(at: below(order.count))
    component.isLeaving = true
    if container.remove(component) {
      component.isGone = true
      if component.level != 0 { fail("\(component.name) was removed at \(component.level)") }
    } else if !container.isClosed {
      fail("\(component.name) was no component")
    }
  }

  private func close() {
    guard !container.isClosed else { return }
    container.close()
    order = []
    // What is being removed further out is told of the rest of its way down when this has returned.
    for component in everybody where !component.isLeaving {
      component.isGone = true
      if component.level != 0 { fail("\(component.name) is at \(component.level) after the end") }
    }
  }

  private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// A component has been told of something; it may do something about it.
  func told(_ component: ScriptedComponent, _ what: String, from: Int? = nil, to: Int? = nil) {
    if component.isGone { fail("\(component.name) was told '\(what)' after its removal") }
    if let from, let to {
      if component.level != from { fail("\(component.name) was told '\(what)' at \(component.level)") }
      component.level = to
      let levels = order.map(\.level)
      if zip(levels, levels.dropFirst()).contains(where: { $0 < $1 }) {
        fail("After '\(what)' the levels are \(levels)")
      }
    }
    if violation == nil, depth < 6, budget > 0, below(3) == 0 { act() }
  }

  func shouldThrow() -> Bool { below(8) == 0 }
}

protocol Poking: AnyObject { func poke() throws }

final class ScriptedComponent: Attaching, Loading, Appearing, Activating, Poking {
  let name: String
  var level = 0
  /// Its removal has begun.
  var isLeaving = false
  /// Nothing may call it any more.
  var isGone = false
  weak var run: ContainerRun?

  init(_ name: String, _ run: ContainerRun) {
    self.name = name
    self.run = run
  }

  func didAttach() { run?.told(self, "did attach", from: 0, to: 1) }
  func willDetach() { run?.told(self, "will detach", from: 1, to: 0) }
  func didLoad() { run?.told(self, "did load", from: 1, to: 2) }
  func willUnload() { run?.told(self, "will unload", from: 2, to: 1) }
  func didAppear() { run?.told(self, "did appear", from: 2, to: 3) }
  func willDisappear() { run?.told(self, "will disappear", from: 3, to: 2) }
  func didBecomeActive() { run?.told(self, "did become active", from: 3, to: 4) }
  func willResignActive() { run?.told(self, "will resign active", from: 4, to: 3) }

  func poke() throws {
    run?.told(self, "poke")
    if run?.shouldThrow() == true { throw ContainerRun.Oops() }
  }
}
