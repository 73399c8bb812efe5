/// The program, as it names itself in reports.
package enum ToolIdentity {
  package static let name = "servicekit"
  package static let version = "0.1.0"
}
