import ServiceKit
import Vendor

print(try AdapterRegistry.main.requiredAdapter((any Engine).self).name)
print(AdapterRegistry.main)
