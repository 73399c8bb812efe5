import ServiceKit

/// What shared code needs from a product.
public protocol GreetingAdapter: AnyObject {
  func greet(_ name: String) -> String
}

/// What a product may add.
public protocol FarewellAdapter: AnyObject {
  func farewell() -> String
}

/// A service.
public protocol CounterService: AnyObject, Sendable {
  var name: String { get }
}

/// What adapters may ask of their host.
public protocol ReceptionCapabilities: AnyObject {
  var guest: String { get }
}

@AdapterHost
public final class Reception: ReceptionCapabilities {
  @Adapted var greeting: any GreetingAdapter
  @Adapted var farewell: (any FarewellAdapter)?
  @Service var counter: any CounterService
  public let guest: String

  public init(guest: String) { self.guest = guest }

  public func welcome() -> String {
    ([greeting.greet(guest), farewell?.farewell() ?? "(no farewell)", counter.name]).joined(separator: "\n")
  }
}

/// A service that every product has, bound in shared code by a record that is written by hand.
final class SharedCounter: CounterService {
  let name = "counted by hand"
}

enum SharedCounterBinding {
  #if objectFormat(MachO)
    @section("__DATA_CONST,__sk_records") @used
    private static let record: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in AdapterRecord.declare(out, (any CounterService).self) { SharedCounter() } }
    )
  #else
    @section("sk_records") @used
    private static let record: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in AdapterRecord.declare(out, (any CounterService).self) { SharedCounter() } }
    )
  #endif
}

/// What both executables do.
public func run() -> Int32 {
  do {
    try AdapterRegistry.main.validate()
    print(Reception(guest: "Ada").welcome())
    return 0
  } catch {
    print(error)
    return 1
  }
}
