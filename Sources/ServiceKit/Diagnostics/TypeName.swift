/// Names of types as people write them.
package enum TypeName {
  /// `Module.Outer.Name`, without what the runtime adds for private and local types.
  ///
  /// The module is the one that declares the type, also where an outer type belongs to another one.
  package static func qualified(_ type: Any.Type) -> String {
    withoutContexts(withoutExtensions(_typeName(type, qualified: true)))
  }

  /// The name without its module, outer types kept: `Outer.Name`.
  static func unqualified(_ type: Any.Type) -> String {
    let name = qualified(type)
    guard let dot = name.firstIndex(of: "."), !name.contains(" ") else { return withoutContexts(bare(type)) }
    return String(name[name.index(after: dot)...])
  }

  /// The last component: what a record's hint is made from.
  static func bare(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// The module that a type was declared in.
  package static func module(_ type: Any.Type) -> String {
    let name = withoutExtensions(_typeName(type, qualified: true))
    return String(name.prefix { $0 != "." })
  }

  /// `A.Outer.Name` for `(extension in A):B.Outer.Name`, which is what the runtime calls a type that module A nests in
  /// a type of module B.
  private static func withoutExtensions(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let open = rest.firstRange(of: "(extension in ") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "):") else { break }
      result += rest[..<close.lowerBound]
      rest = rest[close.upperBound...].drop { $0 != "." }
    }
    return result + rest
  }

  private static func withoutContexts(_ name: String) -> String {
    guard name.contains("(unknown context at ") else { return name }
    var result = ""
    var rest = name[...]
    while let open = rest.firstRange(of: "(unknown context at ") {
      result += rest[..<open.lowerBound]
      let afterOpen = rest[open.upperBound...]
      guard let close = afterOpen.firstIndex(of: ")") else { break }
      rest = afterOpen[afterOpen.index(after: close)...]
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return result + rest
  }
}
