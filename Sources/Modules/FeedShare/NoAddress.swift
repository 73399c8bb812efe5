/// An item that has no page of its own cannot be passed on.
struct NoAddress: Error, CustomStringConvertible {
  let description = "the item has no link to share"
}
