/// Findings as a SARIF 2.1.0 log, one result each.
///
/// What comments or the baseline hide is left out: services that do not know `suppressions` would show it.
enum SARIFReport {
  /// The name under which services find the root of the project.
  private static let base = "%SRCROOT%"

  static func text(of result: LintResult) -> String { JSONReport.encoded(log(of: result)) }

  static func log(of result: LintResult) -> SARIFLog {
    let rules = Rules.all.map { $0.description }
    let indices = Dictionary(rules.enumerated().map { ($0.element.identifier, $0.offset) }) { first, _ in first }
    let root = SARIFLog.ArtifactLocation(description: .init(text: "The root of the project."))
    let results = zip(result.findings, result.fingerprints).map { finding, fingerprint in
      SARIFLog.Result(
        finding, fingerprint: fingerprint, ruleIndex: indices[finding.rule],
        baselineState: result.baselinePath == nil ? nil : "new")
    }
    let run = SARIFLog.Run(
      tool: .init(
        driver: .init(
          name: ToolIdentity.name, semanticVersion: ToolIdentity.version,
          rules: rules.map(SARIFLog.ReportingDescriptor.init))),
      originalUriBaseIds: [base: root], invocations: [invocation(of: result)], results: results)
    return SARIFLog(runs: [run])
  }

  /// The path as a reference relative to the root (RFC 3986), with everything escaped that has a meaning there.
  static func location(of path: String) -> SARIFLog.ArtifactLocation {
    let isAbsolute = path.hasPrefix("/")
    let uri = path.utf8.reduce(into: isAbsolute ? "file://" : "") { uri, byte in
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return .init(uri: uri, uriBaseId: isAbsolute ? nil : base)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }

  private static func invocation(of result: LintResult) -> SARIFLog.Invocation {
    let path = result.baselinePath ?? ""
    return .init(
      executionSuccessful: true,
      toolExecutionNotifications: result.staleEntries.map { entry in
        let finding = StaleBaselineRule.finding(entry, in: path)
        return .init(level: "note", message: .init(text: finding.message), locations: [.init(finding.place)])
      })
  }
}

extension SARIFLog.Result {
  init(_ finding: Finding, fingerprint: String, ruleIndex: Int?, baselineState: String?) {
    ruleId = finding.rule
    self.ruleIndex = ruleIndex
    level = finding.severity.rawValue
    let ways = finding.waysOut.enumerated().map { "\n\($0.offset + 1). \($0.element)" }.joined()
    message = .init(text: finding.message + ways)
    locations = [.init(finding.place)]
    let related = finding.related.enumerated().map {
      SARIFLog.Location($0.element.place, id: $0.offset + 1, message: $0.element.message)
    }
    relatedLocations = related.isEmpty ? nil : related
    partialFingerprints = ["servicekit/v1": fingerprint]
    self.baselineState = baselineState
    properties = .init(products: finding.products, waysOut: finding.waysOut)
  }
}

extension SARIFLog.Location {
  init(_ place: Place, id: Int? = nil, message: String? = nil) {
    self.id = id
    self.message = message.map { .init(text: $0) }
    let (line, column) = (place.position.line, place.position.utf16Column)
    physicalLocation = .init(
      artifactLocation: SARIFReport.location(of: place.path),
      region: line >= 1 && column >= 1 ? .init(startLine: line, startColumn: column) : nil)
  }
}

extension SARIFLog.ReportingDescriptor {
  init(_ rule: RuleDescription) {
    id = rule.identifier
    shortDescription = .init(text: "Finds \(rule.summary).")
    fullDescription = .init(text: rule.why.split(whereSeparator: \.isNewline).joined(separator: " "))
    let page = RulePage(rule)
    help = .init(text: page.text, markdown: page.markdown)
    defaultConfiguration = .init(level: rule.severity.rawValue)
  }
}
