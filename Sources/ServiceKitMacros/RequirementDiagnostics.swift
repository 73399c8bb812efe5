import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax

/// What `@Adapted` and `@Service` refuse.
enum RequirementDiagnostics {
  static func error(for problem: RequirementProperty.Problem, attribute: String) -> DiagnosticsError {
    message(for: problem, attribute: attribute).error(at: problem.node)
  }

  private static func message(for problem: RequirementProperty.Problem, attribute: String) -> MacroDiagnostic {
    switch problem.kind {
    case .notAVariable:
      MacroDiagnostic(
        "requirement-target", "@\(attribute) belongs on a property: @\(attribute) var name: any MyProtocol")
    case .constant:
      MacroDiagnostic(
        "requirement-let",
        "@\(attribute) computes the property, so it must be 'var'; nobody can assign to it all the same")
    case .several:
      MacroDiagnostic("requirement-several", "@\(attribute) is for one property; declare each on a line of its own")
    case .noName:
      MacroDiagnostic("requirement-pattern", "@\(attribute) needs a property with a name, not a pattern")
    case .noType:
      MacroDiagnostic(
        "requirement-type",
        "@\(attribute) needs the type: 'any MyProtocol' where an adapter must be bound, '(any MyProtocol)?' where it may"
      )
    case .implicitlyUnwrapped:
      MacroDiagnostic(
        "requirement-unwrapped",
        "'!' leaves open whether the adapter is needed; write 'any MyProtocol' or '(any MyProtocol)?'")
    case .initialValue:
      MacroDiagnostic(
        "requirement-value", "@\(attribute) gets the value from the product's bindings; remove the initial value")
    case .accessors:
      MacroDiagnostic("requirement-accessors", "@\(attribute) writes the getter; remove the accessors")
    case .modifier(let modifier):
      MacroDiagnostic("requirement-modifier", "@\(attribute) does not go with '\(modifier)'; remove it")
    }
  }

  static func local(_ attribute: String, _ type: PropertyType) -> MacroDiagnostic {
    let lookup = "try AdapterRegistry.main.adapter((\(type.wrapped)).self)"
    return MacroDiagnostic(
      "requirement-local",
      "@\(attribute) cannot be a local variable, which no listing or check could know; make it a property, or look it up: "
        + lookup)
  }
}
