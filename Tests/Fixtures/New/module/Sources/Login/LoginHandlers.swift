import LoginAPI
import MediatorKit

/// Shows `Login` for whom the program says.
@Handles(ShowLogin.self)
func showLogin(_ action: ShowLogin, _ call: ActionCall) async throws -> String {
  let subject = try await call.send(LoginSubject())
  return "Login for \(subject)"
}
