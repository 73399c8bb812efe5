package import SwiftSyntaxMacros

/// The macros of this package.
package enum MacroTable {
  /// By the name of the attribute; `#externalMacro` adds the word `Macro`.
  package static let macros: [String: any (Macro & SendableMetatype).Type] = [
    "Adapter": AdapterMacro.self,
    "AdapterHost": AdapterHostMacro.self,
    "Component": ComponentMacro.self,
    "Handles": HandlesMacro.self,
    "ImmediateHandles": ImmediateHandlesMacro.self,
    "Module": ModuleMacro.self,
    "Adapted": AdaptedMacro.self,
    "Service": ServiceMacro.self,
    "Events": EventsMacro.self,
    "WeakProxy": WeakProxyMacro.self,
    "WhenGone": WhenGoneMacro.self,
  ]

  /// The macro that `#externalMacro` means by a type's name.
  ///
  /// - Throws: ``UnknownMacro`` where there is none.
  package static func macro(type name: String) throws(UnknownMacro) -> any Macro.Type {
    guard name.hasSuffix("Macro"), let macro = macros[String(name.dropLast(5))] else { throw UnknownMacro(name: name) }
    return macro
  }

  /// A macro that is declared, but not here.
  package struct UnknownMacro: Error, CustomStringConvertible {
    /// The type that `#externalMacro` names.
    package var name: String
    /// The fact.
    package var description: String { "The plug-in of ServiceKit has no macro '\(name)'" }
  }
}
