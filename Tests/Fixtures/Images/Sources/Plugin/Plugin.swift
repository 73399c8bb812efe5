import ServiceKit
import Shared

@Adapter((any Printer).self)
final class PluginPrinter: Printer { let name = "printer of libPlugin" }

@Adapter((any Decoration).self, scope: .host)
final class PluginDecoration: Decoration { let name = "decoration of libPlugin" }

/// A rival of the one in libShared.
@Adapter((any Clock).self)
final class PluginClock: Clock { let name = "clock of libPlugin" }

@Adapter((any Theme).self, variant: (.theme, "rich"))
final class RichTheme: Theme { let name = "rich" }
