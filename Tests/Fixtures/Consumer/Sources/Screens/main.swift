import ServiceKit

// Everything here belongs to the main actor, as the target says; nothing carries an attribute that says so.

protocol TitleService: AnyObject, Sendable {
  nonisolated var title: String { get }
}

protocol BannerAdapter: AnyObject {
  var text: String { get }
}

protocol ScreenCapabilities: AnyObject {
  var name: String { get }
}

nonisolated protocol ClockService: AnyObject, Sendable {
  var time: String { get }
}

@Adapter((any TitleService).self)
final class PlainTitle: TitleService {
  nonisolated let title = "a title of the main actor"
}

@Adapter((any BannerAdapter).self, host: (any ScreenCapabilities).self)
final class PlainBanner: BannerAdapter {
  var text: String { "a banner on \(weakTarget?.name ?? "nothing")" }
}

@Adapter((any ClockService).self)
nonisolated final class PlainClock: ClockService {
  let time = "09:41"
}

@AdapterHost
final class Screen: ScreenCapabilities {
  @Adapted var banner: any BannerAdapter
  let name = "a screen"
}

/// What a lookup elsewhere answers.
nonisolated func titleElsewhere() async -> String {
  await Task.detached {
    do { return try AdapterRegistry.main.requiredAdapter((any TitleService).self).title } catch { return "\(error)" }
  }.value
}

print(await titleElsewhere())
print(try AdapterRegistry.main.requiredAdapter((any TitleService).self).title)
print(await titleElsewhere())
let screen = Screen()
print(screen.banner.text)
print(await Task.detached { try? AdapterRegistry.main.requiredAdapter((any ClockService).self).time }.value ?? "none")
