import Core
import Feed
import Page
import ServiceKit

@Adapter((any CacheAdapter).self)
final class MemoryCache: CacheAdapter {}

@Adapter((any CacheAdapter).self)
final class FileCache: CacheAdapter {}

@Adapter((any CacheAdapter).self)
final class NoCache: CacheAdapter {}

Page().show()
