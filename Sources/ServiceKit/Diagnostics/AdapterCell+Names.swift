package import RecordFormat

extension AdapterCell {
  /// The class with its module; for a record written by hand, what it is bound to and where.
  var qualifiedName: String {
    if let names = declaration.cDefinition?.names { return "the C adapter \(names.adapter)" }
    if position >= 0, declaration.place != nil {
      return "the hand-written adapter for \(TypeName.qualified(declaration.adapter))"
    }
    return TypeName.qualified(declaration.adapter)
  }

  /// Where the adapter is declared, if its description was linked.
  var place: SourcePlace? {
    if let place = declaration.place { return place }
    return image.flatMap { Descriptions.description(identity, in: $0) }.flatMap(SourcePlace.init)
  }

  /// `at Module/File.swift:12`, or in which module; with the library that it came in.
  var whereDeclared: String {
    (place.map { "at \($0)" } ?? "in module \(module)") + (imageName.map { " in \($0)" } ?? "")
  }
}

extension SourcePlace {
  package init?(_ description: RecordDescription) {
    guard let file = description["file"], let line = description["line"].flatMap(Int.init) else { return nil }
    self.init(fileID: file, line: line)
  }
}
