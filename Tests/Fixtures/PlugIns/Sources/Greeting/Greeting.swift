import Bells
import ServiceKit

/// What a product says.
public protocol GreetingAdapter: AnyObject {
  func words() -> String
}

/// What a greeting may ask of who greets.
public protocol DoormanCapabilities: AnyObject {
  var guests: Int { get }
}

/// Who greets.
@AdapterHost
public final class Doorman: DoormanCapabilities {
  @Adapted var greeting: any GreetingAdapter
  /// How many are at the door.
  public let guests = 1

  /// Somebody at the door.
  public init() {}

  /// The words of the product.
  public func greet() -> String { "\(greeting.words()), \(bells_ring()) times" }
}
