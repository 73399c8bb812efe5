internal import ServiceKit

/// What is said about scene files that are not used as they are.
public enum SceneReport {
  /// Sends a report to `AdapterReports`: the application's logger, or without one its handler.
  public static func send(_ report: String) {
    if let logger = AdapterReports.logger {
      logger.log(.warning, report, metadata: [:])
    } else {
      AdapterReports.handler(report)
    }
  }

  static func passedOver(_ notices: [SceneFault], version: Int, known: Int) -> String {
    (["What this program does not know was passed over: the file is of version \(version), the program of \(known)."]
      + SceneError(faults: notices).lines).joined(separator: "\n")
  }

  static func rejected(_ delivered: String, for bundled: String, _ error: SceneError) -> String {
    (["'\(bundled)' is used, because '\(delivered)' cannot be."] + error.lines).joined(separator: "\n")
  }
}
