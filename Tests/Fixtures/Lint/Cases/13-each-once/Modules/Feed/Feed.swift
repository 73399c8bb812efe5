import Core
import ServiceKit

@AdapterHost
public final class Feed {
  @Adapted var renderer: any RenderAdapter
}
