import AdapterSyntax
import SwiftParser
import SwiftSyntax

extension FactCollector {
  /// Notes the route of an action, and states and settings whose type is written before `.init`.
  func collectRoute(_ call: FunctionCallExprSyntax, _ name: TokenSyntax) {
    let declared = call.declaredName ?? returned(by: call)
    guard let declared else { return }
    if name.text == "init" {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let type = base.map { Self.path(of: $0) } ?? declared.type.map { SourceText.oneLine($0) }
      switch type?.split(separator: ".").last {
      case "ActionRoute": break
      case "MediatorState": return collectMediatorKey(call, .state)
      case "MediatorSetting": return collectMediatorKey(call, .setting)
      default: return
      }
    }
    guard declared.name == "route", let declaration = enclosingDeclaration else { return }
    facts.actions.routes.append(route(call, of: declaration, name))
  }

  /// The property whose getter answers what a call makes.
  private func returned(by call: FunctionCallExprSyntax) -> (name: String, type: TypeSyntax?)? {
    guard call.parent?.is(CodeBlockItemSyntax.self) == true || call.parent?.is(ReturnStmtSyntax.self) == true,
      let scope = scopes.last, scope.kind == .function, let name = scope.name,
      let binding = scope.node.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return (name, binding.typeAnnotation?.type)
  }

  private func route(_ call: FunctionCallExprSyntax, of declaration: Int, _ callee: TokenSyntax) -> RouteFact {
    var route = RouteFact(
      declaration: declaration, exposure: "internal", isWhole: true, context: codeContext(callee))
    for argument in call.arguments {
      switch argument.label?.text {
      case nil: route.name = text(argument.expression)
      case "path":
        route.path = text(argument.expression)
        if route.path == nil, !argument.expression.is(NilLiteralExprSyntax.self) { route.isWhole = false }
      case "exposure":
        route.exposure = argument.expression.as(MemberAccessExprSyntax.self).map {
          SourceText.name($0.declName.baseName)
        }
        if !["internal", "link", "linkWithConfirmation"].contains(route.exposure) { route.exposure = nil }
      default: break
      }
    }
    if route.name == nil || route.exposure == nil { route.isWhole = false }
    return route
  }

  private func text(_ expression: ExprSyntax) -> RouteFact.Text? {
    let literal = expression.as(StringLiteralExprSyntax.self)
    return literal?.representedLiteralValue.map { RouteFact.Text(text: $0, position: position(expression)) }
  }

  /// Notes `answerLinks(.scheme("feed"), .host("feed.example.com"))`.
  func collectPrefixes(_ call: FunctionCallExprSyntax, _ callee: TokenSyntax) {
    for argument in call.arguments {
      guard let prefix = argument.expression.as(FunctionCallExprSyntax.self), let first = prefix.arguments.first,
        first.label == nil, let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { continue }
      let place = codeContext(callee)
      let arguments = Array(prefix.arguments.dropFirst())
      switch prefix.calledName?.text {
      case "scheme":
        facts.actions.prefixes.append(LinkPrefixFact(scheme: text.lowercased(), context: place))
      case "host":
        var fact = LinkPrefixFact(scheme: "https", host: text.lowercased(), context: place)
        for argument in arguments {
          let written = argument.expression
          switch argument.label?.text {
          case "scheme":
            guard let scheme = written.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return }
            fact.scheme = scheme.lowercased()
          case "port" where !written.is(NilLiteralExprSyntax.self):
            guard let port = written.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }) else { return }
            fact.port = port
          default: break
          }
        }
        facts.actions.prefixes.append(fact)
      default: break
      }
    }
  }
}
