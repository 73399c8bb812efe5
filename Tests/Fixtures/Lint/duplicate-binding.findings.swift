//// Sources/Page/Protocols.swift
import ServiceKit

public protocol PlaybackAdapter: AnyObject {}
public protocol RenderAdapter: AnyObject {}
public protocol CacheAdapter: AnyObject {}
public protocol ShareAdapter: AnyObject {}
public protocol SearchAdapter: AnyObject {}
public protocol RankingAdapter: SearchAdapter {}
public protocol ClockService: AnyObject, Sendable {}
public protocol LoginAdapter: AnyObject {}
public protocol MapAdapter: AnyObject {}
public protocol BannerAdapter: AnyObject {}
public protocol TrackingAdapter: AnyObject {}
public protocol ExportAdapter: AnyObject {}
public protocol ThemeAdapter: AnyObject {}
public protocol PrintAdapter: AnyObject {}
public protocol BadgeService: AnyObject, Sendable {}
public protocol ImportAdapter: AnyObject {}
public protocol VoiceAdapter: AnyObject {}
public protocol StoreAdapter<Item>: AnyObject { associatedtype Item }

public enum Reader {
  public protocol BookmarkAdapter: AnyObject {}
}

extension ExperimentKey {
  public static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
  public static let layout = ExperimentKey("layout", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
  public static let autoplayAgain = ExperimentKey("autoplay", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
}

//// Sources/Page/Aliases.swift
public typealias Search = RankingAdapter
public typealias AnySearch = any Search
public typealias Both = CacheAdapter & ShareAdapter

//// Sources/Page/DefaultShare.swift
import ServiceKit

// A default in shared code, and a product that has its own.
@Adapter((any ShareAdapter).self)
final class DefaultShare: ShareAdapter {} // expect: duplicate-binding

// One adapter for several protocols, of which one is bound elsewhere too.
@Adapter((any MapAdapter).self, (any BannerAdapter).self)
final class MapAndBanner: MapAdapter, BannerAdapter {} // expect: duplicate-binding

// Overlapping conditions: a build of Lite that is no beta has both.
#if LITE
  @Adapter((any TrackingAdapter).self)
  final class LiteTracking: TrackingAdapter {} // expect: duplicate-binding
#endif
#if !BETA
  @Adapter((any TrackingAdapter).self)
  final class PublicTracking: TrackingAdapter {}
#endif

//// Sources/Umbrella/Umbrella.swift
@_exported import Page

//// Targets/Lite/SameFile.swift
// https://github.com/InsertKoinIO/koin/issues/2199
import Page
import ServiceKit

@Adapter((any PlaybackAdapter).self)
final class VideoPlayback: PlaybackAdapter {} // expect: duplicate-binding

@Adapter((any PlaybackAdapter).self)
final class AudioPlayback: PlaybackAdapter {}

//// Targets/Lite/Share.swift
import Page
import ServiceKit

@Adapter((any ShareAdapter).self)
final class LiteShare: ShareAdapter {}

//// Targets/Lite/Search.swift
import Page
import ServiceKit

// By an alias, and by the name; the conformance of one is in an extension.
@Adapter((any Search).self)
final class LocalSearch {} // expect: duplicate-binding

@Adapter((any Page.RankingAdapter).self)
final class RemoteSearch: RankingAdapter {}

// A composition with what is refined anyway is the refinement alone.
@Adapter((any SearchAdapter & RankingAdapter).self)
final class MixedSearch: RankingAdapter {}

//// Targets/Lite/SearchConformance.swift
import Page

extension LocalSearch: RankingAdapter {}

//// Targets/Lite/Compositions.swift
import Page
import ServiceKit

// The order of a composition does not matter, nor does an alias for it.
@Adapter((any ShareAdapter & CacheAdapter).self)
final class ShareCache: ShareAdapter, CacheAdapter {} // expect: duplicate-binding

@Adapter((any Both).self)
final class CacheShare: ShareAdapter, CacheAdapter {}

// `& Sendable` makes no other protocol.
@Adapter((any ClockService).self)
final class SystemClock: ClockService {} // expect: duplicate-binding

@Adapter((any ClockService & Sendable).self)
actor NetworkClock: ClockService {}

//// Targets/Lite/Experiments.swift
import Page
import ServiceKit

// Two for one arm; the second key is the same experiment.
@Adapter((any RenderAdapter).self, variant: (.autoplay, "on"))
final class RenderOn: RenderAdapter {} // expect: duplicate-binding

@Adapter((any RenderAdapter).self, variant: (.autoplayAgain, "on"))
final class RenderOnToo: RenderAdapter {}

// One for an arm, one for all.
@Adapter((any CacheAdapter).self, variant: (.autoplay, "on"))
final class CacheOn: CacheAdapter {} // expect: duplicate-binding

@Adapter((any CacheAdapter).self)
final class CacheAlways: CacheAdapter {}

// Arms of two experiments.
@Adapter((any LoginAdapter).self, variant: (.autoplay, "on"))
final class LoginOn: LoginAdapter {} // expect: duplicate-binding

@Adapter((any LoginAdapter).self, variant: (.layout, "off"))
final class LoginOff: LoginAdapter {}

//// Targets/Lite/Banner.swift
import Page
import ServiceKit

@Adapter((any BannerAdapter).self)
final class LiteBanner: BannerAdapter {}

//// Targets/Lite/Factories.swift
import Page
import ServiceKit

// https://github.com/uber/needle/issues/438 and https://github.com/uber/needle/pull/298
// Three are one finding, with all of them.
@Adapter((any ExportAdapter).self)
enum ExportFactory { // expect: duplicate-binding
  static func lazyRegister() -> (any ExportAdapter)? { nil }
}

@Adapter((any ExportAdapter).self)
final class TextExport: ExportAdapter {}

extension ExportFactory {
  @Adapter((any ExportAdapter).self)
  final class Nested: ExportAdapter {}
}

// A protocol within a type.
@Adapter((any Reader.BookmarkAdapter).self)
final class MemoryBookmarks: Reader.BookmarkAdapter {} // expect: duplicate-binding

@Adapter((any Page.Reader.BookmarkAdapter).self)
final class FileBookmarks: Reader.BookmarkAdapter {}

// Arguments and spaces.
@Adapter((any StoreAdapter<Int>).self)
final class CountStore: StoreAdapter { typealias Item = Int } // expect: duplicate-binding

@Adapter((any StoreAdapter< Int >).self)
final class NumberStore: StoreAdapter { typealias Item = Int }

//// Targets/Lite/ByHand.swift
import Page
import ServiceKit

// A record by hand and an attribute.
enum ThemeBinding {
  @section("sk_records") @used
  private static let record: AdapterRecord.Layout = (
    1, 1, 0, 0,
    { out in unsafe AdapterRecord.declare(out, (any ThemeAdapter).self, host: (any Page).self) { DarkTheme($0) } } // expect: duplicate-binding
  )
}

@ServiceKit.Adapter((any ThemeAdapter).self)
final class LightTheme: ThemeAdapter {}

//// Targets/Lite/main.swift
import Page
import ServiceKit

@Adapter((any BadgeService).self)
final class Badge: BadgeService {} // expect: duplicate-binding

// What is registered at run time is refused where the protocol is bound.
try AdapterRegistry.main.register(LoudBadge(), as: (any BadgeService).self)

//// Targets/Standard/Umbrella.swift
import ServiceKit
import Umbrella

// The protocol comes by a module that exports it.
@Adapter((any PrintAdapter).self)
final class PagePrint: PrintAdapter {}

// In the attribute's own condition, both of which can be.
#if WITH_JIT
  @Adapter((any ImportAdapter).self)
#endif
final class FastImport: ImportAdapter {}

//// Targets/Standard/Print.swift
import Page
import ServiceKit

@Adapter((any PrintAdapter).self)
final class SheetPrint: PrintAdapter {} // expect: duplicate-binding

@Adapter((any ImportAdapter).self)
final class SlowImport: ImportAdapter {} // expect: duplicate-binding

// The protocol's name is in another file than the alias, which names the whole existential.
public typealias Voice = any VoiceAdapter

@Adapter((any VoiceAdapter).self)
final class QuietVoice: VoiceAdapter {} // expect: duplicate-binding

struct Voices {
  typealias Here = VoiceAdapter

  @Adapter((any Here).self)
  final class LoudVoice: VoiceAdapter {}
}

//// Targets/Standard/External.swift
import Payments
import ServiceKit

// A protocol of another package, by the same name in one module.
@Adapter((any PaymentSheet).self)
final class CardSheet: PaymentSheet {} // expect: duplicate-binding

@Adapter((any PaymentSheet).self)
final class WalletSheet: PaymentSheet {}
