/// How long an adapter lives, as the attribute says it.
package enum AdapterScopeName: String, CaseIterable, Hashable, Sendable {
  case host, shared, application, unique
}
