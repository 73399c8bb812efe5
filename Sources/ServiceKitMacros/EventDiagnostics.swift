import SwiftDiagnostics
import SwiftSyntax

/// What `@Events` refuses: what cannot be sent to several components.
enum EventDiagnostics {
  /// What is refused about a protocol apart from its requirements.
  static func check(_ events: ProtocolDeclSyntax) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let clause = events.genericWhereClause {
      found.append(
        refusal("where", "A channel does not meet a constraint of Self. Drop the where clause", clause))
    }
    for inherited in events.inheritanceClause?.inheritedTypes ?? [] {
      for type in inherited.type.parts {
        if type.is(SuppressedTypeSyntax.self) {
          found.append(refusal("suppressed", "Components are objects. Drop '\(type.trimmedDescription)'", type))
        }
        let name = type.as(MemberTypeSyntax.self)?.name.text ?? type.trimmedDescription
        if name == "Sendable", events.globalActor == nil {
          found.append(
            refusal(
              "sendable",
              "A container lives in one isolation, and its channels with it. Write @MainActor before "
                + "\(events.printedName), or drop Sendable", type))
        }
        if name == "Actor" || name == "AnyActor" {
          found.append(refusal("actor", "A channel is a class, not an actor. Write AnyObject", type))
        }
      }
    }
    return found
  }

  /// What is refused about a requirement.
  static func check(_ requirement: DeclSyntax, of events: ProtocolDeclSyntax) -> [Diagnostic] {
    switch requirement.kind {
    case .functionDecl:
      return requirement.as(FunctionDeclSyntax.self).map { check($0, of: events) } ?? []
    case .variableDecl: return [property(requirement)]
    case .associatedTypeDecl:
      return [
        refusal(
          "associated-type",
          "An associated type is another one in each component. Name a type, or make the functions generic",
          requirement)
      ]
    case .initializerDecl:
      return [
        refusal(
          "initializer", "A channel makes no components. Move the initialiser to a protocol of its own", requirement)
      ]
    case .subscriptDecl:
      return [refusal("subscript", "A subscript is not an event. Write a function that returns nothing", requirement)]
    case .ifConfigDecl:
      return [
        refusal(
          "conditional", "An event under a condition cannot be sent. Write the condition around a protocol of its own",
          requirement)
      ]
    default:
      return [refusal("unknown", "This is no event. Write functions that return nothing", requirement)]
    }
  }

  private static func property(_ requirement: DeclSyntax) -> Diagnostic {
    let binding = requirement.as(VariableDeclSyntax.self)?.bindings.first
    let name = binding?.pattern.trimmedDescription ?? "value"
    let type = binding?.typeAnnotation?.type.trimmedDescription ?? "Value"
    return refusal(
      "property",
      "A property is not an event. Write a function that tells of it: func \(name)DidChange(_ \(name): \(type))",
      requirement)
  }

  // MARK: Functions

  private static func check(_ function: FunctionDeclSyntax, of events: ProtocolDeclSyntax) -> [Diagnostic] {
    modifiers(of: function, events) + attributes(of: function) + parameters(of: function, events)
      + result(of: function, events)
  }

  private static func modifiers(of function: FunctionDeclSyntax, _ events: ProtocolDeclSyntax) -> [Diagnostic] {
    function.modifiers.compactMap { modifier in
      switch modifier.name.text {
      case "static", "class":
        refusal("static", "A static requirement belongs to no component. Write an instance method", modifier)
      case "mutating", "consuming":
        refusal(
          "mutating", "Components are objects, and stay what they are. Drop '\(modifier.name.text)'", modifier)
      case "optional":
        refusal("optional", "An event that is optional goes into a protocol of its own", modifier)
      case "nonisolated" where !modifier.isNonsending && !events.isNonisolated:
        refusal("nonisolated", "An event runs where its container lives. Drop 'nonisolated'", modifier)
      default: nil
      }
    }
  }

  private static func attributes(of function: FunctionDeclSyntax) -> [Diagnostic] {
    function.attributes.compactMap { element in
      guard case .attribute(let attribute) = element, attribute.name == "concurrent" else { return nil }
      return refusal(
        "concurrent", "An event runs where its container lives. Write nonisolated(nonsending)", attribute)
    }
  }

  private static func parameters(of function: FunctionDeclSyntax, _ events: ProtocolDeclSyntax) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for parameter in function.signature.parameterClause.parameters {
      if parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self) {
        found.append(
          refusal(
            "variadic", "A list of arguments of any length cannot be passed on. Take an array", parameter))
      }
      for specifier in parameter.type.as(AttributedTypeSyntax.self)?.specifiers ?? [] {
        switch specifier.trimmedDescription {
        case "consuming", "sending", "__owned":
          found.append(
            refusal(
              "consumed",
              "'\(specifier.trimmedDescription)' gives an argument away, and every component needs it. Drop it",
              specifier))
        case "isolated":
          found.append(refusal("isolated", "An event runs where its container lives. Drop 'isolated'", specifier))
        default: break
        }
      }
    }
    let generic = [function.genericParameterClause.map { Syntax($0) }, function.genericWhereClause.map { Syntax($0) }]
    for node in [Syntax(function.signature.parameterClause)] + generic.compactMap({ $0 }) {
      for token in node.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.Self) {
        found.append(
          refusal(
            "self", "'Self' is another type in each component. Write any \(events.printedName)", token))
      }
    }
    return found
  }

  private static func result(of function: FunctionDeclSyntax, _ events: ProtocolDeclSyntax) -> [Diagnostic] {
    guard let clause = function.signature.returnClause,
      !["Void", "()", "Swift.Void"].contains(clause.type.trimmedDescription)
    else { return [] }
    return [
      refusal(
        "result",
        "An event returns nothing, since each component has an answer of its own. Drop the result, or ask: "
          + "for component in container.components((any \(events.printedName)).self) { … }", clause)
    ]
  }

  private static func refusal(_ identifier: String, _ message: String, _ node: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(node: node, message: MacroDiagnostic("events-\(identifier)", message))
  }
}

extension TypeSyntax {
  /// The members of a composition, or the type itself.
  fileprivate var parts: [TypeSyntax] {
    self.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [self]
  }
}
