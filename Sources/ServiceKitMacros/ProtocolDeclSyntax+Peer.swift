import SwiftSyntax

/// What a class that is written beside a protocol, to stand for it, takes from it.
extension ProtocolDeclSyntax {
  /// The name without backticks.
  var printedName: String { name.identifier?.name ?? name.text }

  /// The name of the class.
  func nameOfPeer(_ suffix: String) -> String {
    name.text.hasPrefix("`") ? "`\(name.text.dropFirst().dropLast())\(suffix)`" : name.text + suffix
  }

  /// The access level of the class, with a space behind it.
  var access: String {
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { levels.contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
  }

  /// Members need no more than what the class has, and cannot have less.
  var memberAccess: String {
    switch access {
    case "public ", "package ": access
    case "private ", "fileprivate ": "fileprivate "
    default: ""
    }
  }

  var isNonisolated: Bool { modifiers.contains { $0.name.text == "nonisolated" } }

  /// The attributes of the class, with a space behind each.
  var attributesOfPeer: String { copiedAttributes.map { "\($0.trimmedDescription) " }.joined() }

  /// The global actor that the protocol names.
  var globalActor: String? {
    copiedAttributes.first { !["available", "preconcurrency"].contains($0.name) && $0.arguments == nil }?
      .attributeName.trimmedDescription
  }

  private var copiedAttributes: [AttributeSyntax] { attributes.withoutMacros }
}

extension AttributeListSyntax {
  /// The attributes that another declaration may have, too: not our macros, and nothing for Objective-C.
  var withoutMacros: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.name != "objc",
        MacroTable.macros[attribute.name] == nil
      else { return nil }
      return attribute
    }
  }
}
