import ContainerKit

/// Counts how often its page appears; other components may read the count.
@Component("reading-progress")
final class ReadingProgress: Appearing {
  private let count: ContextWriter<Int>

  init(_ place: ComponentPlace<AnyObject, NoSettings>) throws {
    count = try place.context.claim(.readingProgress)
  }

  func didAppear() {
    count.value += 1
  }
}
