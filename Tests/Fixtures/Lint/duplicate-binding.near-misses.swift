//// Sources/Page/Protocols.swift
import ServiceKit

public protocol PlaybackAdapter: AnyObject {}
public protocol RenderAdapter: AnyObject {}
public protocol SearchAdapter: AnyObject {}
public protocol RankingAdapter: SearchAdapter {}
public protocol ClockService: AnyObject, Sendable {}
public protocol TrackingAdapter: AnyObject {}
public protocol PrintAdapter: AnyObject {}
public protocol ThemeAdapter: AnyObject {}
public protocol BadgeService: AnyObject, Sendable {}
public protocol AlertService: AnyObject, Sendable {}
public protocol ShareAdapter: AnyObject {}
public protocol StoreAdapter<Item>: AnyObject { associatedtype Item }
public typealias Clock = ClockService

public enum Reader {
  public protocol Delegate: AnyObject {}
}

public enum Player {
  public protocol Delegate: AnyObject {}
}

extension ExperimentKey {
  public static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "page", expires: "2027-12-31")
}

//// Sources/Page/Conditional.swift
import ServiceKit

// https://github.com/cashapp/knit/pull/199
// The branches of one chain.
#if LITE
  @Adapter((any TrackingAdapter).self)
  final class Tracking: TrackingAdapter {}
#else
  @Adapter((any TrackingAdapter).self)
  final class Tracking: TrackingAdapter {}
#endif

// Flags of two products.
#if LITE
  @Adapter((any PrintAdapter).self)
  final class LitePrint: PrintAdapter {}
#endif
#if STANDARD
  @Adapter((any PrintAdapter).self)
  final class StandardPrint: PrintAdapter {}
#endif

// Two platforms, and one that is in no build.
#if os(iOS)
  @Adapter((any ThemeAdapter).self)
  final class PhoneTheme: ThemeAdapter {}
#endif
#if os(macOS) && !LITE
  @Adapter((any ThemeAdapter).self)
  final class DeskTheme: ThemeAdapter {}
#endif
#if false
  @Adapter((any ThemeAdapter).self)
  final class OldTheme: ThemeAdapter {}
#endif

//// Sources/Page/Words.swift
// @Adapter((any PlaybackAdapter).self)
// final class OldPlayback: PlaybackAdapter {}
let template = """
  @Adapter((any PlaybackAdapter).self)
  final class NewPlayback: PlaybackAdapter {}
  """

//// Sources/Search/Protocols.swift
// The name of a protocol that another module has too.
public protocol ShareAdapter: AnyObject {}

//// Sources/Unused/Unused.swift
import Page
import ServiceKit

// No product links this module.
@Adapter((any PlaybackAdapter).self)
final class UnusedPlayback: PlaybackAdapter {}

//// Targets/Lite/Playback.swift
import Page
import ServiceKit

// Each product has its own; what conforms only is bound nowhere.
@Adapter((any PlaybackAdapter).self)
final class Playback: PlaybackAdapter {}

final class PlaybackProxy: PlaybackAdapter {}

extension PlaybackProxy: RenderAdapter {}

//// Targets/Lite/Variants.swift
import Page
import ServiceKit

@Adapter((any RenderAdapter).self, variant: (.autoplay, "on"))
final class RenderOn: RenderAdapter {}

//// Targets/Lite/MoreVariants.swift
import Page
import ServiceKit

@Adapter((any RenderAdapter).self, variant: (ExperimentKey.autoplay, "off"))
final class RenderOff: RenderAdapter {}

//// Targets/Lite/Refinement.swift
import Page
import ServiceKit

// A protocol that refines another is another one.
@Adapter((any SearchAdapter).self)
final class Search: SearchAdapter {}

@Adapter((any RankingAdapter).self)
final class Ranking: RankingAdapter {}

// Both together are a third.
@Adapter((any SearchAdapter & PlaybackAdapter).self)
final class SearchPlayback: SearchAdapter, PlaybackAdapter {}

// One adapter that names a protocol twice.
@Adapter((any ClockService).self, (any Clock).self)
final class SystemClock: ClockService {}

// Other arguments.
@Adapter((any StoreAdapter<Int>).self)
final class CountStore: StoreAdapter { typealias Item = Int }

@Adapter((any StoreAdapter<String>).self)
final class NameStore: StoreAdapter { typealias Item = String }

//// Targets/Lite/Nested.swift
import Page
import ServiceKit

@Adapter((any Reader.Delegate).self)
final class ReaderDelegate: Reader.Delegate {}

@Adapter((any Player.Delegate).self)
final class PlayerDelegate: Player.Delegate {}

//// Targets/Lite/ByHand.swift
import Page
import ServiceKit

// One record, once for each object format.
enum BadgeBinding {
  #if objectFormat(MachO)
    @section("__DATA_CONST,__sk_records") @used
    private static let record: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in AdapterRecord.declare(out, (any BadgeService).self) { Badge() } }
    )
  #else
    @section("sk_records") @used
    private static let record: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in AdapterRecord.declare(out, (any BadgeService).self) { Badge() } }
    )
  #endif
}

//// Targets/Lite/main.swift
import Page
import ServiceKit

// Registered by what this run is asked for, and on registries of its own.
if CommandLine.arguments.contains("--quiet") {
  try AdapterRegistry.main.register(QuietBadge(), as: (any BadgeService).self)
}
try preview.register(LoudBadge(), as: (any BadgeService).self)
try AdapterRegistry.main.register(Alert(), as: (any AlertService).self)
try AdapterRegistry.main.register(OtherAlert(), as: (any AlertService).self)

//// Targets/Lite/Share.swift
import Page
import ServiceKit

@Adapter((any ShareAdapter).self)
final class Share: ShareAdapter {}

//// Targets/Lite/OtherShare.swift
import Search
import ServiceKit

@Adapter((any ShareAdapter).self)
final class OtherShare: ShareAdapter {}

//// Targets/Standard/Playback.swift
import Page
import ServiceKit

@Adapter((any PlaybackAdapter).self)
final class Playback: PlaybackAdapter {}

// One class, whose protocols depend on the build.
#if WITH_JIT
  @Adapter((any SearchAdapter).self)
#else
  @Adapter((any RankingAdapter).self)
#endif
final class Search: RankingAdapter {}

#if !WITH_JIT
  @Adapter((any SearchAdapter).self)
  final class PlainSearch: SearchAdapter {}
#endif

//// Targets/Standard/External.swift
import Payments
import ServiceKit

@Adapter((any PaymentSheet).self)
final class CardSheet: PaymentSheet {}

//// Sources/Checkout/External.swift
import OtherPayments
import ServiceKit

// A protocol of another package: the name may be another protocol's in another module.
@Adapter((any PaymentSheet).self)
final class OtherSheet: PaymentSheet {}

//// Targets/Standard/main.swift
import Checkout
import Page

//// Tests/PageTests/Fakes.swift
@testable import Page
import ServiceKit

@Adapter((any PlaybackAdapter).self)
final class FakePlayback: PlaybackAdapter {}

@Adapter((any PlaybackAdapter).self)
final class OtherFakePlayback: PlaybackAdapter {}
