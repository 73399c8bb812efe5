/// What the fixture of several images prints.
enum ImagesOutput {
  static let openedLater = """
    Clock: clock of libShared
    Menu: menu of the program
    Printer: nothing
    Theme: nothing
    decoration of a page: nothing
    Adapters (3):
      Shared.Clock -> Shared.SharedClock, scope application, live, Shared/Shared.swift:19, in libShared.so
      Shared.Menu -> App.AppMenu, scope application, live, App/main.swift:6
      Shared.Theme -> Shared.PlainTheme, scope application, variant theme=plain, unmade, Shared/Shared.swift:22, in libShared.so
    Requirements (1):
      Shared.Page.decoration needs (optional) Shared.Decoration -> nothing, Shared/Shared.swift:26, in libShared.so
    problems: 0
    opened
    REPORT 'libPlugin.so' was loaded later and binds 'Shared.Clock', which is bound already.
      Shared.SharedClock, declared at Shared/Shared.swift:19 in libShared.so, stays
      Plugin.PluginClock, declared at Plugin/Plugin.swift:12 in libPlugin.so, is never looked up
      Ways out:
        1. Let only one of the images bind it.
        2. If all of them are wanted at once, give each a protocol of its own.
    Printer: printer of libPlugin
    Printer: printer of libPlugin
    Clock: clock of libShared
    Theme: rich
    decoration of the same page: nothing
    decoration of a new page: decoration of libPlugin
    Adapters (7):
      Shared.Clock -> Plugin.PluginClock, scope application, unmade, Plugin/Plugin.swift:12, in libPlugin.so
      Shared.Clock -> Shared.SharedClock, scope application, live, Shared/Shared.swift:19, in libShared.so
      Shared.Decoration -> Plugin.PluginDecoration, scope host, unmade, Plugin/Plugin.swift:8, in libPlugin.so
      Shared.Menu -> App.AppMenu, scope application, live, App/main.swift:6
      Shared.Printer -> Plugin.PluginPrinter, scope application, live, Plugin/Plugin.swift:5, in libPlugin.so
      Shared.Theme -> Shared.PlainTheme, scope application, variant theme=plain, unmade, Shared/Shared.swift:22, in libShared.so
      Shared.Theme -> Plugin.RichTheme, scope application, variant theme=rich, live, Plugin/Plugin.swift:15, in libPlugin.so
    Requirements (1):
      Shared.Page.decoration needs (optional) Shared.Decoration -> Plugin.PluginDecoration, Shared/Shared.swift:26, in libShared.so
    2 adapters are bound to 'Shared.Clock' in 'App'.
      Shared.SharedClock, declared at Shared/Shared.swift:19 in libShared.so
      Plugin.PluginClock, declared at Plugin/Plugin.swift:12 in libPlugin.so
      Ways out:
        1. Keep one of them in this product; the others belong to targets that it does not link.
        2. If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
        3. If all of them are wanted at once, give each a protocol of its own.
        4. If this executable links several products, as a test bundle does, restrict the table: AdapterRegistry(modules: ["…"]).
    ["Plugin.PluginPrinter libPlugin.so"]

    """

  static let secondCopy = """
    Menu: menu of the program
    REPORT ServiceKit is in this process twice: in 'libServiceKitDynamic.so' and in 'libCopied.so'.
      Each copy has registries of its own, and never finds the adapters of the other's image: a service may be made twice, or be missing.
      Ways out:
        1. Let both depend on the product 'ServiceKitDynamic' instead of 'ServiceKit', so that they share one library.
        2. Link the code of the library into the program instead of loading it.
    Nowhere: nothing
    libCopied: counter of libCopied
    found: 1
    Nowhere: nothing
    problems: 1

    """

  static let lost = """
    No adapter is bound to 'Shared.Printer' in 'App'.
      Not searched: 'libGone.so', since its file cannot be opened
      Not searched: 'libReplaced.so', since its file is not the one that was loaded
      Ways out:
        1. Declare one in a target of this product: @Adapter((any Printer).self) final class …: Printer.
        2. Check that the product depends on the target that declares it.
        3. If this product may do without, make the requirement optional: (any Printer)?.
    2 problems with the adapters of 'App':

    'libGone.so' was not searched for adapters, since its file cannot be opened.
      Ways out:
        1. Let the file be where it was when it was loaded until the first lookup after that; an image is read once.
        2. Link the code into the program instead of loading it.

    'libReplaced.so' was not searched for adapters, since its file is not the one that was loaded.
      Ways out:
        1. Let the file be where it was when it was loaded until the first lookup after that; an image is read once.
        2. Link the code into the program instead of loading it.
    Not searched (2):
      'libGone.so': its file cannot be opened
      'libReplaced.so': its file is not the one that was loaded

    """

  static let newer = """
    REPORT ServiceKit is in this process twice: in 'libServiceKitDynamic.so' and in 'libNewerCopy.so'.
      \(twice)
    Nowhere: nothing
    ServiceKit is in this process twice: in 'libServiceKitDynamic.so' and in 'libNewerCopy.so'.
      \(twice)
    A part of 'libNewerRecords.so' was not searched for adapters, since its records are of version 2, and this ServiceKit reads version 1.
      Way out: Build it with the version of ServiceKit that the program uses.

    """

  private static let twice = """
    Each copy has registries of its own, and never finds the adapters of the other's image: a service may be made twice, or be missing.
      They are different versions: 'libServiceKitDynamic.so' reads records of version 1, 'libNewerCopy.so' of version 2.
      Ways out:
        1. Build both with one version of ServiceKit.
        2. Let both depend on the product 'ServiceKitDynamic' instead of 'ServiceKit', so that they share one library.
        3. Link the code of the library into the program instead of loading it.
    """
}
