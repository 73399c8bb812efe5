import Greeting
import ServiceKit

@Adapter((any GreetingAdapter).self, host: (any DoormanCapabilities).self)
final class StandardGreeting: GreetingAdapter {
  func words() -> String { "Good evening" }
}
