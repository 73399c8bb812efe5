import ServiceKit

public protocol RenderAdapter: AnyObject {}
public protocol PlaybackAdapter: AnyObject {}
public protocol CacheAdapter: AnyObject {}

@AdapterHost
public final class Session {
  @Adapted var renderer: any RenderAdapter
  @Adapted var playback: any PlaybackAdapter
  @Adapted var cache: any CacheAdapter
}
