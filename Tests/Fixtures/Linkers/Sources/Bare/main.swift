import ServiceKit

protocol Anything: AnyObject, Sendable {}

do { _ = try AdapterRegistry.main.requiredAdapter((any Anything).self) } catch { print(error) }
