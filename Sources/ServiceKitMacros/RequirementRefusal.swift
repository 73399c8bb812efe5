import SwiftDiagnostics

/// Why a property cannot be a requirement, and which of a macro's two roles says so.
///
/// The compiler runs the accessor role and the peer role apart; each diagnostic must come from one of them.
struct RequirementRefusal: Error {
  /// What to report; nil where the compiler itself refuses the attribute at this place, and says so.
  let diagnostics: DiagnosticsError?
  /// The property stays as it is written: a getter would only cause more errors.
  ///
  /// Then the accessor role reports, which spares it from writing one. Otherwise the peer role reports, and the getter keeps the property from being a stored one
  /// without a value.
  let isLeftAlone: Bool
}
