import CBells
import ServiceKit

protocol Chime: AnyObject, Sendable { var tone: Int32 { get } }

@Adapter((any Chime).self)
final class TubularChime: Chime { let tone: Int32 = 100 }

@_cdecl("ring_chime")
func ringChime() -> Int32 { (try? AdapterRegistry.main.adapter((any Chime).self))?.tone ?? -1 }

// Which of the two came first is the linker's choice.
let early = [bell_rung_by_constructor(), bell_rung_by_initialiser()].sorted()
print("before main:", early, chime_rung_by_constructor())
print("in main:", ring_bell(), ringChime())
try AdapterRegistry.main.validate()
print(AdapterRegistry.main)
