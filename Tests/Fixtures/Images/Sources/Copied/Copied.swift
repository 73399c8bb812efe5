import ServiceKit

protocol Counter: AnyObject, Sendable { var name: String { get } }

@Adapter((any Counter).self)
final class CopiedCounter: Counter { let name = "counter of libCopied" }

/// What the program calls: a lookup in the copy.
@_cdecl("copied_lookup")
public func lookUp() -> CInt {
  let counter = try? AdapterRegistry.main.adapter((any Counter).self)
  print("libCopied:", counter?.name ?? "nothing")
  return counter == nil ? 0 : 1
}
