//// Sources/Page/Session.swift
import ServiceKit

public protocol RenderAdapter: AnyObject {}
public protocol PlaybackAdapter: AnyObject {}
public protocol SearchAdapter: AnyObject {}
public protocol ClockService: AnyObject, Sendable {}
public protocol LoginService: AnyObject, Sendable {}
public protocol ThemeAdapter: AnyObject {}
public protocol BadgeService: AnyObject, Sendable {}
public protocol JITService: AnyObject, Sendable {}

public typealias MaybePlayback = (any PlaybackAdapter)?

extension ExperimentKey {
  public static let theme = ExperimentKey("theme", arms: ["dark", "light"], owner: "page", expires: "2027-12-31")
}

@AdapterHost
public final class Session {
  // Each product has one of its own, Lite by an alias.
  @Adapted var renderer: any RenderAdapter
  // Optional, also by an alias.
  @Adapted var playback: (any PlaybackAdapter)?
  @Adapted var again: MaybePlayback
  @Adapted var search: Optional<any SearchAdapter>
  // Bound for both arms.
  @Adapted var theme: any ThemeAdapter
  // In no build.
  #if false
    @Service var clock: any ClockService
  #endif
  // In a build that has it.
  #if WITH_JIT
    @Service var compiler: any JITService
  #endif

  func read() throws {
    // nil is expected here.
    _ = try? AdapterRegistry.main.requiredAdapter((any ClockService).self)
    _ = try AdapterRegistry.main.adapter((any ClockService).self)
    // Not a lookup of ours.
    _ = cache.with(ClockService.self) { $0 }
  }
}

#if WITH_JIT
  @Adapter((any JITService).self)
  final class Compiler: JITService {}
#endif

@Adapter((any ThemeAdapter).self, variant: (.theme, "dark"))
final class DarkTheme: ThemeAdapter {}

@Adapter((any ThemeAdapter).self, variant: (.theme, "light"))
final class LightTheme: ThemeAdapter {}

//// Sources/Alone/Alone.swift
import Page
import ServiceKit

// No product links this.
struct Alone {
  @Service var login: any LoginService
}

//// Sources/Words/words.c
#include "sk_adapter.h"
SK_C_ADAPTER(plain_words, "Words", "WordBreaking", functions, make, 0)
SK_C_REQUIREMENT(words, "Words", WORD_BREAKING, word_breaking_functions)
#define WORD_BREAKING "WordBreaking"
const char *text = "SK_C_REQUIREMENT(a, \"Words\", \"Other\", b)";
#if 0
SK_C_REQUIREMENT(other, "Words", "Other", other_functions)
#endif

//// Targets/Lite/main.swift
import Page
import ServiceKit
import Words

typealias Renderer = RenderAdapter

@Adapter((any Renderer).self)
final class PlainRendering: RenderAdapter {}

// Registered when the program runs.
struct Badges {
  @Service var badge: any BadgeService
}
try AdapterRegistry.main.register(Badge(), as: (any BadgeService).self)

//// Targets/Standard/main.swift
import Page
import Payments
import ServiceKit

enum RenderBinding {
  @section("sk_records") @used
  private static let record: AdapterRecord.Layout = (
    1, 1, 0, 0, { out in AdapterRecord.declareUnique(out, (any RenderAdapter).self) { Rendering() } }
  )
}

// A protocol of another package, which may bind it too.
struct Checkout {
  @Service var payment: any PaymentSheet
}

//// Tests/PageTests/Tests.swift
import Page
import ServiceKit

struct Suite {
  @Service var login: any LoginService
}
