/// Measures components: calls, total and worst time for each event, slow calls, and who activated whom.
///
/// ```swift
/// let profiler = ContainerProfiler(threshold: .milliseconds(16))
/// container.observer = profiler
/// ```
///
/// One profiler may observe several containers of one isolation. Containers hold it weakly.
public final class ContainerProfiler: ContainerObserver {
  /// Calls that take longer are counted, and told to ``onSlowCall``.
  public let threshold: Duration
  /// Is told of each slow call, in the container's isolation.
  public var onSlowCall: ((ContainerCall) -> Void)?
  /// What has been measured so far.
  public private(set) var profile = ContainerProfile()
  private var entries: [Key: Int] = [:]
  private var activations: [Key: Int] = [:]

  private struct Key: Hashable {
    let container: String
    var sender = ""
    let component: String
    let event: String
  }

  /// Makes a profiler that has measured nothing.
  ///
  /// - Parameter threshold: what counts as slow; the time of one frame at 60 frames a second by default.
  public init(threshold: Duration = .microseconds(16_667)) { self.threshold = threshold }

  /// Counts a call.
  public func containerCalled(_ call: ContainerCall) {
    let isSlow = call.duration > threshold
    let time = call.duration.wholeNanoseconds
    let index = index(of: Key(container: call.container, component: call.component, event: call.event))
    profile.entries[index].calls += 1
    profile.entries[index].total += time
    profile.entries[index].worst = max(profile.entries[index].worst, time)
    if isSlow { profile.entries[index].slow += 1 }
    if let sender = call.sender { count(call, from: sender) }
    if isSlow { onSlowCall?(call) }
  }

  /// Keeps a report.
  public func containerReported(_ error: ContainerError) {
    profile.reportCount += 1
    if profile.reports.count < 1_000 { profile.reports.append("\(error)") }
  }

  private func index(of key: Key) -> Int {
    if let known = entries[key] { return known }
    profile.entries.append(
      ContainerProfile.Entry(container: key.container, component: key.component, event: key.event))
    entries[key] = profile.entries.count - 1
    return profile.entries.count - 1
  }

  private func count(_ call: ContainerCall, from sender: String) {
    let key = Key(container: call.container, sender: sender, component: call.component, event: call.event)
    if let known = activations[key] { return profile.activations[known].calls += 1 }
    activations[key] = profile.activations.count
    profile.activations.append(
      ContainerProfile.Activation(
        container: call.container, sender: sender, component: call.component, event: call.event, calls: 1))
  }
}

extension Duration {
  /// The nanoseconds, cut off.
  fileprivate var wholeNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
