//// Sources/Page/Conditionals.swift
#if canImport(KlarKit)  // expect: product-flag
  import KlarKit
#endif

// https://github.com/realm/SwiftLint/issues/6332: flags around a case, an attribute and a chain.
enum Section {
  case news
  #if LITE  // expect: product-flag
    case offers
  #endif
}

#if DEBUG && !LITE  // expect: product-flag
  let traceLevel = 2
#elseif LITE
  let traceLevel = 1
#else
  let traceLevel = 0
#endif

#if !(STANDARD || BETA)  // expect: product-flag
  @MainActor
#endif
final class Banner {}

struct Page {
  func title() -> String {
    #if os(iOS)
      return "Page"
    #elseif !LITE && os(macOS)  // expect: product-flag
      return "Window"
    #endif
  }

  func view(_ text: Label) -> Label {
    text.padding()
      #if LITE  // expect: product-flag
        .tint(.red)
      #endif
      .bold()
  }

  func filters() -> [String] {
    #if os(iOS)
      #if STANDARD  // expect: product-flag
        return ["all", "mine"]
      #else
        return ["all"]
      #endif
    #else
      return []
    #endif
  }

  func decoder() -> Decoder {
    #if WITH_JIT  // expect: product-flag
      FastDecoder()
    #else
      PlainDecoder()
    #endif
  }

  func entry(_ kind: Int) -> String {
    switch kind {
    case 0: "zero"
    #if LITE  // expect: product-flag
      case 1: "lite"
    #endif
    default: "other"
    }
  }
}
//// Sources/Page/Conditions.swift
import Core

final class Toolbar {
  let edition: Edition
  var shown = App.isPro  // expect: product-flag
  lazy var isBranded: Bool = { true }()

  init(edition: Edition) { self.edition = edition }

  func plain(view: Control, count: Int, fields: [Field]) -> Int {
    if isLite { return 1 }  // expect: product-flag
    if !App.isPro, count > 2 { return 2 }  // expect: product-flag
    if Edition.current == .lite { return 3 }  // expect: product-flag
    if .standard != edition { return 4 }  // expect: product-flag
    guard case .lite = self.edition else { return 5 }  // expect: product-flag
    guard count > 1, isStandard || count == 3 else { return 6 }  // expect: product-flag
    switch edition {  // expect: product-flag
    case .lite: return 7
    case .standard where count > 1: return 8
    default: break
    }
    while !isLite { return 9 }  // expect: product-flag
    repeat { view.update() } while App.isPro  // expect: product-flag
    for field in fields where App.isPro { field.show() }  // expect: product-flag
    view.isHidden = App.isPro  // expect: product-flag
    view.setEnabled(count > 1 && !isLite)  // expect: product-flag
    view.setHidden(!isLite)  // expect: product-flag
    view.title = isLite ? "Lite" : "Reader"  // expect: product-flag
    view.width = count > 1 ? 10 : App.isPro ? 20 : 30  // expect: product-flag
    return isLite ? 10 : 11  // expect: product-flag
  }

  func branded() -> Bool { App.isPro }  // expect: product-flag

  func other(_ flag: Bool) -> Bool {
    if flag { return App.isPro == true }  // expect: product-flag
    return !isStandard  // expect: product-flag
  }

  func listed() {
    if [.lite, .standard].contains(edition) { other(true) }  // expect: product-flag
    switch (edition, shown) {  // expect: product-flag
    case (.lite, true): break
    default: break
    }
    var isShort: Bool { return isLite }  // expect: product-flag
    if isShort { other(false) }  // expect: product-flag
    let current = edition
    if current == .lite { listed() }  // expect: product-flag
  }
}

func render(for edition: Edition) {
  if case Edition.lite = edition { print("lite") }  // expect: product-flag
}

final class Screen: UIViewController {
  func show() { if isLite { print("lite") } }  // expect: product-flag
}
final class Model: ObservableObject {
  func show() { if isStandard { print("standard") } }  // expect: product-flag
}

func names(_ edition: Edition) {
  if edition.rawValue == "lite" { print("lite") }  // expect: product-flag
}

func describe(_ flavour: Flavour) {
  if case .klar(let theme) = flavour { print(theme) }  // expect: product-flag
  switch flavour {  // expect: product-flag
  case let .klar(theme): print(theme)
  case .plain: break
  }
}

func store(_ environment: ReaderEnvironment) {
  if environment.isLite { print("lite") }  // expect: product-flag
}
//// Sources/Page/Aliases.swift
import Core

enum Features {
  static let hasLibrary = !App.isPro  // expect: product-flag
  static var showsOffers: Bool { isLite && hasNetwork }  // expect: product-flag
  static let hasNetwork = true
  static var showsLogo: Bool {
    #if LITE  // expect: product-flag
      return false
    #else
      return true
    #endif
  }
}

let isCompact = isLite  // expect: product-flag

#if STANDARD  // expect: product-flag
  let syncs = true
#else
  let syncs = false
#endif

struct Library {
  var features: Features.Type { Features.self }
  var isPro: Bool = App.isPro  // expect: product-flag

  func rows(isShort: Bool = isLite) -> Int {  // expect: product-flag
    guard !isShort else { return 1 }  // expect: product-flag
    if Features.hasLibrary { return 2 }  // expect: product-flag
    if isPro { return 3 }  // expect: product-flag
    let wide = !isLite  // expect: product-flag
    if wide { return 4 }  // expect: product-flag
    return Features.showsLogo ? 5 : 6  // expect: product-flag
  }
}

extension Library {
  var height: Int { self.isPro && syncs ? 1 : 2 }  // expect: product-flag
  var depth: Int { isCompact ? 1 : 2 }  // expect: product-flag
}

protocol Themed {}
extension Themed {
  var isTinted: Bool { return !isLite }  // expect: product-flag
}
struct Cover: Themed {
  func draw() { if isTinted { print("tint") } }  // expect: product-flag
}
//// Sources/Page/Uploads.swift
import Core

final class Uploads {
  let hasNetwork = true

  // What only one product declares may change later: it is state, and no answer.
  #if LITE  // expect: product-flag
    private var isPaused = false
    var retries = false
  #endif

  #if STANDARD  // expect: product-flag
    var showsBadge: Bool { true }
  #else
    var showsBadge: Bool { false }
  #endif

  #if LITE  // expect: product-flag
    var isQuiet = true
  #else
    var isQuiet = false, isLoud = false
  #endif

  func step() -> Int {
    #if LITE  // expect: product-flag
      if isPaused || retries { return 1 }
    #endif
    if isLoud { return 2 }
    if isQuiet { return 3 }  // expect: product-flag
    // More than the product decides the value: what follows from it is another question.
    let isShort = isLite && hasNetwork  // expect: product-flag
    if isShort { return 4 }
    return showsBadge ? 5 : 6  // expect: product-flag
  }
}
//// Sources/Page/Identity.swift
import Foundation

enum Identity {
  static let bundle = Bundle.main.bundleIdentifier
  static var name: String? { Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String }

  static func check() -> Int {
    if Bundle.main.bundleIdentifier == "com.example.reader.lite" { return 1 }  // expect: product-flag
    if Bundle.main.bundleIdentifier?.hasSuffix(".lite") == true { return 2 }  // expect: product-flag
    if let id = Bundle.main.bundleIdentifier, id == "com.example.reader.lite" { return 3 }  // expect: product-flag
    if (Bundle.main.bundleIdentifier ?? "").lowercased() == "com.example.reader.lite" { return 4 }  // expect: product-flag
    if bundle == "com.example.reader.lite" { return 5 }  // expect: product-flag
    if name == "Klar" { return 6 }  // expect: product-flag
    if Bundle.main.infoDictionary?["Brand"] as? String == "Klar" { return 7 }  // expect: product-flag
    if ProcessInfo.processInfo.environment["BRAND"] == "Klar" { return 8 }  // expect: product-flag
    if Bundle.main.object(forInfoDictionaryKey: "Klar") as? Bool == true { return 11 }  // expect: product-flag
    if (Bundle.main.infoDictionary?["Klar"] as? Bool) ?? false { return 12 }  // expect: product-flag
    switch Bundle.main.bundleIdentifier {  // expect: product-flag
    case "com.example.reader.lite": return 9
    default: return 10
    }
  }
}
//// Sources/Core/Edition.swift
public enum Edition: String { case lite, standard }

public enum Flavour { case klar(theme: String), plain }

public final class ReaderEnvironment {
  public let isLite: Bool = Bundle.main.bundleIdentifier == "com.example.reader.lite"  // expect: product-flag
}
//// Sources/Core/Funnel/App.swift
public enum App {
  public static let isPro = Bundle.main.bundleIdentifier == "com.example.reader.pro"
}
#if LITE
  public let isLite = true
#else
  public let isLite = false
#endif
//// Targets/Lite/main.swift
import Page
import Core
