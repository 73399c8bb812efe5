import ServiceKit

extension ExperimentKey {
  public static let tone = ExperimentKey("tone", arms: ["plain", "warm"], owner: "reception", expires: "2099-12-31")
}

/// Bound in a target for each arm; required.
public protocol ToneService: AnyObject, Sendable {
  var text: String { get }
}

/// Bound by the same adapters; optional.
public protocol PitchService: AnyObject, Sendable {
  var pitch: Int { get }
}

public final class Speaker: Sendable {
  @Service var tone: any ToneService
  @Service var pitch: (any PitchService)?

  public init() {}

  public func speak() -> String { "\(tone.text), \(pitch?.pitch ?? 0)" }
}

/// What both executables do: say what validation finds, and speak in the arm that is named, if one is.
public func speak(_ arguments: [String]) {
  do {
    try AdapterRegistry.main.validate()
    print("valid")
  } catch { print(error) }
  guard let arm = arguments.dropFirst().first else { return }
  do {
    try Experiments.force(.tone, arm)
    _ = try AdapterRegistry.main.requiredAdapter((any ToneService).self)
    print(Speaker().speak())
  } catch { print(error) }
}
