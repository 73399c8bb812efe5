import Core
import Page
import ServiceKit

@Adapter((any RenderAdapter).self)
final class Renderer: RenderAdapter {}

Page().show()
