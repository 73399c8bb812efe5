/// Guesses from a flag's name, and from who defines it, what kind of question it is.
struct FlagClassification {
  private let products: Set<String>
  private let distinguishing: Set<String>
  private let traits: Set<String>

  init(_ project: Project, traits: [String]) {
    let names = project.products.map(\.name)
    let own = names.map { ProductName($0) } + ProductName.distinguishing(names)
    products = Set(own.map { $0.parts.joined().uppercased() }.filter { !$0.isEmpty })
    distinguishing = Set(project.distinguishingFlags)
    self.traits = Set(traits)
  }

  /// The flag is the toolchain's, or there for people who work on the code.
  func isForDevelopment(_ flag: String) -> Bool {
    KnownFlags.isCustomary(flag) || !Self.developmentParts.isDisjoint(with: Self.parts(flag))
  }

  /// What the flag asks for, by its name or because only some products define it; nil where neither says it.
  func kind(of flag: String) -> Vocabulary.Kind? {
    guard !isForDevelopment(flag) else { return nil }
    return kind(named: flag) ?? (distinguishing.contains(flag) ? .product : nil)
  }

  /// What the flag asks for; nil where its name does not say.
  func kind(named flag: String) -> Vocabulary.Kind? {
    guard !isForDevelopment(flag) else { return nil }
    let parts = Self.parts(flag)
    if isProduct(parts) { return .product }
    if traits.contains(flag) { return .capability }
    let joined = "_\(parts.joined(separator: "_"))_"
    if parts.count > 1, let first = parts.first, Self.withoutBeginnings.contains(first) { return .capability }
    if Self.roles.contains(where: { joined.contains("_\($0)_") }) { return .targetRole }
    if Self.channels.contains(where: { joined.contains("_\($0)_") }) { return .channel }
    if let first = parts.first, parts.count > 1, Self.capabilityBeginnings.contains(first) { return .capability }
    if let last = parts.last, parts.count > 1, Self.capabilityEnds.contains(last) { return .capability }
    return nil
  }

  private func isProduct(_ parts: [String]) -> Bool {
    var parts = parts[...]
    if products.contains(parts.joined()) { return true }
    if parts.count > 1, let first = parts.first, Self.productBeginnings.contains(first) { parts.removeFirst() }
    if parts.count > 1, let last = parts.last, Self.productEnds.contains(last) { parts.removeLast() }
    return products.contains(parts.joined())
  }

  private static func parts(_ flag: String) -> [String] { flag.uppercased().split(separator: "_").map(String.init) }

  private static let developmentParts: Set<String> = [
    "DEBUG", "TEST", "TESTS", "TESTING", "UITEST", "UITESTS", "UITESTING", "PREVIEW", "PREVIEWS", "BENCHMARK",
    "PROFILING",
  ]
  private static let roles = [
    "EXTENSION", "EXT", "APPEX", "WIDGET", "WIDGETS", "APPCLIP", "APP_CLIP", "XPC", "KEYBOARD", "NOTIFICATION_SERVICE",
  ]
  private static let channels = [
    "BETA", "ALPHA", "NIGHTLY", "CANARY", "TESTFLIGHT", "APPSTORE", "APP_STORE", "INTERNAL", "STAGING", "ADHOC",
    "AD_HOC",
    "DOGFOOD", "CHANNEL",
  ]
  private static let capabilityBeginnings: Set<String> = [
    "WITH", "HAS", "HAVE", "ENABLE", "ENABLES", "USE", "USES", "SUPPORT", "SUPPORTS", "FEATURE",
  ]
  /// What is left out says more than where: `DISABLE_APPSTORE_REVIEW` is no channel.
  private static let withoutBeginnings: Set<String> = ["DISABLE", "DISABLES", "WITHOUT", "NO"]
  private static let capabilityEnds: Set<String> = ["ENABLED", "DISABLED", "SUPPORT", "SUPPORTED"]
  private static let productBeginnings: Set<String> = ["IS", "APP", "TARGET", "PRODUCT", "BRAND", "FLAVOR", "EDITION"]
  private static let productEnds: Set<String> = ["APP", "TARGET", "PRODUCT", "BRAND", "FLAVOR", "EDITION", "VERSION"]
}
