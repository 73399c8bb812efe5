extension ModuleStack.State {
  /// Takes note that several openings wait for one, unless that one waits for them.
  ///
  /// - Parameters:
  ///   - openings: those that the current task opens or closes, from the outermost to the innermost.
  ///   - number: the one that is waited for.
  /// - Returns: the ring that this would close, first and last the same; nil where there is none.
  /// - Complexity: O(n) in the openings that wait.
  mutating func wait(_ openings: [UInt64], for number: UInt64) -> [UInt64]? {
    if let ring = ring(openings, number) { return ring }
    for opening in openings {
      if let index = index(opening) { entries[index].waitsFor.append(number) }
    }
    return nil
  }

  /// Takes note that they do not wait any more.
  mutating func endWait(_ openings: [UInt64], for number: UInt64) {
    for opening in openings {
      guard let index = index(opening), let place = entries[index].waitsFor.firstIndex(of: number) else { continue }
      entries[index].waitsFor.remove(at: place)
    }
  }

  private func ring(_ openings: [UInt64], _ number: UInt64) -> [UInt64]? {
    var seen: Set<UInt64> = []
    func path(from number: UInt64) -> [UInt64]? {
      if openings.contains(number) { return [number] }
      guard seen.insert(number).inserted, let index = index(number) else { return nil }
      for next in entries[index].waitsFor {
        if let rest = path(from: next) { return [number] + rest }
      }
      return nil
    }
    guard let path = path(from: number), let last = path.last, let start = openings.firstIndex(of: last) else {
      return nil
    }
    return openings[start...] + path
  }
}
