/// The text of what a body throws; empty where it throws nothing.
func failure(_ body: () throws -> some Any) -> String {
  do {
    _ = try body()
    return ""
  } catch {
    return "\(error)"
  }
}
