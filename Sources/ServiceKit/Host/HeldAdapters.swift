/// What a store holds, in binding order; released in reverse.
class HeldAdapters: @unchecked Sendable {
  fileprivate var instances: [AdapterInstance] = []

  fileprivate init() {}

  /// A list that is released on the main actor, or wherever its host is released.
  static func make(_ isolation: (any Actor)?) -> HeldAdapters {
    isolation == nil ? HeldAnywhere() : HeldOnMainActor()
  }

  /// Appends an instance that is not there yet.
  func append(_ instance: AdapterInstance) {
    if !contains(instance) { instances.append(instance) }
  }

  func contains(_ instance: AdapterInstance) -> Bool { instances.contains { $0 === instance } }

  fileprivate func releaseInReverse() {
    while let last = instances.popLast() { withExtendedLifetime(last) {} }
  }
}

private final class HeldAnywhere: HeldAdapters, @unchecked Sendable {
  deinit { releaseInReverse() }
}

private final class HeldOnMainActor: HeldAdapters, @unchecked Sendable {
  @MainActor deinit { releaseInReverse() }
}
