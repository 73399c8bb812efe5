import Foundation
import Greetings
import ServiceKit

@Adapter((any GreetingAdapter).self, scope: .host)
final class CasualGreeting: GreetingAdapter {
  static func lazyRegister() -> CasualGreeting? { CasualGreeting(punctuation: "!") }

  private let punctuation: String

  init(punctuation: String) { self.punctuation = punctuation }

  func greet(_ name: String) -> String { "Hi \(name)\(punctuation)" }
}

exit(run())
