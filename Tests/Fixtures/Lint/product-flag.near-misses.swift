//// Sources/Page/Conditionals.swift
#if os(iOS) || os(tvOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
#if canImport(Sparkle) && !targetEnvironment(simulator)
  import Sparkle
#endif
#if compiler(>=6) && swift(>=5.9) && hasFeature(Macros) && arch(arm64)
  let isModern = true
#endif
#if DEBUG
  let isTraced = true
#endif
#if BETA
  let isNightly = true
#endif
#if !APP_EXTENSION
  let opensLinks = true
#endif
#if SDK_BACKPORT || LITERAL || !LITE_SDK_17
  let backports = true
#endif
// #if LITE
/* #if LITE
#endif */
let text = """
  #if LITE
  #endif
  """
let raw = #"""
  #if LITE
  """#
//// Sources/Page/Types.swift
import Core

struct Item {
  var isLite: Bool
  var title: String { isLite ? "small" : "large" }
}
final class Row {
  let item: Item
  let subscription: Subscription
  var role: Role
  init(item: Item, subscription: Subscription, role: Role) {
    self.item = item
    self.subscription = subscription
    self.role = role
  }
  func height(of item: Item, items: [Item]) -> Int {
    if item.isLite { return 1 }
    if self.item.isLite { return 2 }
    if subscription.isPro { return 3 }
    if role == .lite { return 4 }
    guard case .lite = role else { return 5 }
    switch role {
    case .lite: return 6
    default: break
    }
    if role.rawValue == "lite" { return 6 }
    if items.contains(where: { $0.isLite }) { return 7 }
    for item in items where item.isLite { return item.title.count }
    let plan = subscription.plan
    if plan == .standard { return 8 }
    return 9
  }
}
enum Role { case lite, standard, admin }
struct Subscription {
  var isPro: Bool
  var plan: Role = .standard
}
//// Sources/Page/Locals.swift
import Core

func layout(isLite: Bool, isStandard: Bool = false) -> Int {
  if isLite { return 1 }
  return isStandard ? 2 : 3
}
func measure(_ values: [Bool], _ font: Font?) -> Int {
  for isLite in values where isLite { return 1 }
  if let isLite = font?.isLite, isLite { return 2 }
  if case .styled(let isLite)? = font?.kind, isLite { return 2 }
  guard case .some((let isStandard, _)) = font?.pair, !isStandard else { return 2 }
  let flags = values.map { isLite in isLite ? 1 : 2 }
  let isLite = values.isEmpty
  if isLite { return 3 }
  return flags.count
}
final class StoreController: UIViewController {
  func show() { if isStandard { print("standard") } }
}
struct Cell {
  var weight: Int {
    let isLite = Font.named("x").weight < 3
    return isLite ? 1 : 2
  }
  func log() {
    Log.shared.write("edition", isLiteText)
    Log.shared.write(["lite": App.isPro])
    let edition: Edition = .lite
    keep(edition)
  }
  var isLiteText: String { "lite" }
  func keep(_ edition: Edition = .standard) {}
}
final class Store {
  private let isPro: Bool
  init(isPro: Bool) { self.isPro = isPro }
  var title: String { isPro ? "Pro" : "Basic" }
}
//// Sources/Page/Identifiers.swift
import Foundation

struct Sibling { var bundleIdentifier: String?; var name: String }
struct Workspace {
  var running: [Sibling]
  func installed(_ sibling: Sibling, remote: RemoteFlags, user: String) -> Bool {
    if sibling.bundleIdentifier == "com.example.reader.lite" { return true }
    if running.contains(where: { $0.bundleIdentifier == "com.example.reader.lite" }) { return true }
    if Bundle.main.bundleIdentifier == "com.apple.Preview" { return true }
    if Bundle.main.bundleIdentifier?.hasPrefix("com.example") == true { return true }
    if Bundle.main.bundlePath.hasSuffix(".appex") { return true }
    if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return true }
    if Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool == true { return true }
    if remote.infoDictionary?["Klar"] as? Bool == true { return true }
    if user == "Klar" { return true }
    if remote.isEnabled("lite") { return true }
    if remote.values["edition"] == "Klar" { return true }
    return sibling.name.hasSuffix(".lite")
  }
}
struct Workspace_Previews: PreviewProvider {
  static var previews: some View { App.isPro ? Text("a") : Text("b") }
}
#Preview("Pro") {
  if App.isPro { Text("a") } else { Text("b") }
}
//// Sources/Page/Adapters.swift
import Core

final class Screen {
  @Adapted var extras: (any Extras)?
  func buttons() -> [Button] { extras?.buttons ?? [] }
  func open(_ edition: Edition) { print(edition) }
}
//// Sources/Core/Edition.swift
public enum Edition { case lite, standard }
//// Sources/Core/Funnel/App.swift
#if LITE
  public let isLite = true
#else
  public let isLite = false
#endif
public enum App {
  public static var isPro: Bool { !isLite }
  public static var edition: Edition { isLite ? .lite : .standard }
}
//// Targets/Lite/main.swift
import Core
import Page
#if LITE
  if isLite { print("lite") }
#endif
if Edition.current == .lite { print("lite") }
//// Targets/Standard/main.swift
import Core
import Page
#if STANDARD
  if App.isPro { print("standard") }
#endif
//// Tests/PageTests/PageTests.swift
@testable import Page
#if LITE
  func onlyInLite() { if isLite { print("lite") } }
#endif
