/// A place in code from which names are looked up.
struct CodeSite {
  let module: String
  let file: FileFacts
  /// The innermost type around it, as an index into the declarations of the file.
  let declaration: Int?

  /// The fact of the type around it.
  var enclosing: DeclarationFact? {
    declaration.flatMap { file.declarations.indices.contains($0) ? file.declarations[$0] : nil }
  }
}
