//// Sources/Page/Adapters.swift
public protocol RenderAdapter: AnyObject {}
public protocol PlaybackAdapter: AnyObject {}
//// Sources/Page/Session.swift
import ServiceKit
// EXAMPLE
//// Targets/Lite/main.swift
import Page
//// Targets/Standard/Renderer.swift
import ServiceKit
import Page

@Adapter((any RenderAdapter).self)
final class Renderer: RenderAdapter {}
