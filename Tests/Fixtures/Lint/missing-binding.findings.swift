//// Sources/Page/Session.swift
import ServiceKit

public protocol RenderAdapter: AnyObject {}
public protocol LoadingAdapter: AnyObject {}
public protocol SearchAdapter: AnyObject {}
public protocol RankingAdapter: SearchAdapter {}
public protocol ClockService: AnyObject, Sendable {}
public protocol LoginService: AnyObject, Sendable {}
public protocol MapService: AnyObject, Sendable {}
public protocol ThemeAdapter: AnyObject {}
public protocol WordBreaking: AnyObject, Sendable {}

extension ExperimentKey {
  public static let theme = ExperimentKey("theme", arms: ["dark", "light"], owner: "page", expires: "2027-12-31")
}

@AdapterHost
public final class Session {
  // No product has one.
  @Adapted var renderer: any RenderAdapter // expect: missing-binding
  // Standard has one, Lite has none.
  @Adapted var loader: any LoadingAdapter // expect: missing-binding
  // A binding of what refines it is none.
  @Adapted(.throwing) var search: any SearchAdapter // expect: missing-binding
  // There is one for one arm only.
  @Adapted var theme: any ThemeAdapter // expect: missing-binding
}

//// Sources/Deep/Clock.swift
import Page
import ServiceKit

public typealias Clock = ClockService

struct Status {
  // By an alias, and again by the name: one finding.
  @Service var clock: any Clock // expect: missing-binding

  func now() throws {
    _ = try AdapterRegistry.main.requiredAdapter((any ClockService).self)
  }
}

// The name that a C adapter has is not the protocol of that name.
func words() throws {
  _ = try AdapterRegistry.main.requiredAdapter((any WordBreaking).self) // expect: missing-binding
}

func map(_ session: Session) throws {
  try AdapterRegistry.main.with((any MapService).self) { _ in } // expect: missing-binding
}

//// Sources/Deep/words.h
#define WORDS "WordBreaking"

//// Sources/Deep/words.c
#include "sk_adapter.h"
/* SK_C_ADAPTER(old, "Deep", "Spelling", table, make, 0) */
SK_C_ADAPTER(words, "Deep", WORDS, table, make, 0)
SK_C_REQUIREMENT(spelling, "Deep", "Spelling", spelling_functions) // expect: missing-binding

//// Sources/Middle/Middle.swift
import Deep

//// Targets/Lite/main.swift
import Middle
import Page
import ServiceKit

@Adapter((any RankingAdapter).self)
final class Ranking: RankingAdapter {}

@Adapter((any ThemeAdapter).self, variant: (.theme, "dark"))
final class DarkTheme: ThemeAdapter {}

// A requirement of the product's own code.
struct Login {
  @Service private var login: any LoginService // expect: missing-binding
}

//// Targets/Standard/main.swift
import Page
import ServiceKit

@Adapter((any LoadingAdapter).self, (any SearchAdapter).self, (any ThemeAdapter).self)
final class Everything: LoadingAdapter, SearchAdapter, ThemeAdapter {}
