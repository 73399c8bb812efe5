import Greeting
import ServiceKit

@Adapter((any GreetingAdapter).self, host: (any DoormanCapabilities).self)
final class LiteGreeting: GreetingAdapter {
  func words() -> String { "Hi" }
}
