import Foundation
import Greetings
import ServiceKit

@Adapter((any GreetingAdapter).self, (any FarewellAdapter).self, host: (any ReceptionCapabilities).self)
final class FormalGreeting: GreetingAdapter, FarewellAdapter {
  func greet(_ name: String) -> String { "Good evening, \(name)." }
  func farewell() -> String { "It was a pleasure, \(weakTarget?.guest ?? "whoever you were")." }
}

exit(run())
