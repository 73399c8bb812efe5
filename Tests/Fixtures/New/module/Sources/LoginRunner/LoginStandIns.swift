import LoginAPI
import MediatorKit

/// Answers everything that `Login` asks of the program and of other modules, so that it runs alone.
enum LoginStandIns {
  /// Adds the stand-ins to a mediator: one for each action that the module sends.
  static func add(to mediator: Mediator) {
    mediator.handle(LoginSubject.self) { _, _ in "a stand-in" }
  }
}
