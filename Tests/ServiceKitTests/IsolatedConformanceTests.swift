import ServiceKit
import Testing

/// Classes of the main actor that conform to protocols that know no actor.
struct IsolatedConformanceTests {
  enum Fixture {
    protocol Owner: AnyObject { var name: String { get } }
    protocol Tool: AnyObject { var hostName: String? { get } }
    protocol Attachment: AnyObject { var names: [String] { get } }
    protocol Common: AnyObject { var names: [String] { get } }

    @AdapterHost
    @MainActor final class Window: Owner {
      let name = "window"
      @Adapted var tool: any Tool
    }

    @Adapter((any Tool).self, host: (any Owner).self)
    @MainActor final class MainTool: Tool { var hostName: String? { weakTarget?.name } }

    @MainActor final class Listener: @MainActor Attachment, @MainActor HostBound {
      private(set) var names: [String] = []
      func bind(to host: AnyObject) throws { names.append((host as? Window)?.name ?? "a stranger") }
    }

    @Adapter((any Attachment).self, host: (any Owner).self)
    @MainActor final class AttachmentBinding: Attachment {
      let names: [String] = []
      static func lazyRegister() -> (any Attachment)? { Listener() }
    }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared)
    @MainActor final class CommonTool: Common { var names: [String] { weakTargets.map(\.name) } }
  }

  @Test @MainActor func `A host of the main actor is the host that its adapter names`() throws {
    let window = TestProgram.registry().withCurrent { Fixture.Window() }
    #expect(window.tool.hostName == "window")
    #expect(try window.requiredAdapter((any Fixture.Tool).self) === window.tool)
    #expect(try window.requiredAdapter((any Fixture.Common).self).names == ["window"])
  }

  @Test @MainActor func `An adapter of the main actor is bound to its host`() throws {
    let window = TestProgram.registry().withCurrent { Fixture.Window() }
    #expect(try window.requiredAdapter((any Fixture.Attachment).self).names == ["window"])
  }

  @Test func `So it is in a task that comes to the main actor`() async throws {
    let names = try await Task.detached { @MainActor in
      let window = TestProgram.registry().withCurrent { Fixture.Window() }
      let attached = try window.requiredAdapter((any Fixture.Attachment).self).names
      return [window.tool.hostName] + attached
    }.value
    #expect(names == ["window", "window"])
  }
}
