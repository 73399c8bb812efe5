import FeedFormats
import FeedReader
import ServiceKit

/// Reads feeds of any length, in bounded memory.
@Adapter((any LoadingAdapter).self, scope: .host)
final class FileLoading: LoadingAdapter {
  func load(_ source: FeedSource) throws -> FeedDocument {
    try source.document(limits: .default)
  }
}
