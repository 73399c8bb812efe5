package import ObjectFiles

extension InspectedBinary {
  /// The contents of a program of several files: those of the first, which is the executable, and those of its libraries.
  ///
  /// - Parameter files: for each file its contents, those of different architectures apart.
  /// - Returns: the program, once for each group of the executable's architectures.
  /// - Throws: that a library has nothing for an architecture.
  /// - Complexity: O(n) in the declarations.
  package static func together(_ files: [[InspectedBinary]]) throws(ObjectFileError) -> [InspectedBinary] {
    guard let executables = files.first else { return [] }
    var programs: [InspectedBinary] = []
    for executable in executables {
      var program = executable
      for library in files.dropFirst() {
        for architecture in executable.architectures { _ = try part(for: architecture, of: library) }
        program.add(try part(for: executable.architectures[0], of: library))
      }
      program.contents.sort()
      programs.append(program)
    }
    return programs
  }

  private static func part(
    for architecture: String, of library: [InspectedBinary]
  ) throws(ObjectFileError) -> InspectedBinary {
    if let part = library.first(where: { $0.architectures.contains(architecture) }) { return part }
    let name = library.first?.contents.path ?? ""
    let known = library.flatMap(\.architectures)
    throw ObjectFileError(
      "'\(name)' has no code for \(architecture), but for \(known.listedNames)",
      waysOut: ["Name files of one build: a program and its libraries have the same architectures."])
  }

  private mutating func add(_ library: InspectedBinary) {
    contents.bindings += library.contents.bindings
    contents.requirements += library.contents.requirements
    contents.components += library.contents.components
    contents.modules += library.contents.modules
    contents.handlers += library.contents.handlers
    for records in library.contents.undescribed {
      if let index = contents.undescribed.firstIndex(where: { $0.kind == records.kind }) {
        contents.undescribed[index].count += records.count
        contents.undescribed[index].hints = (contents.undescribed[index].hints + records.hints).sorted()
      } else {
        contents.undescribed.append(records)
      }
    }
    passedOver += library.passedOver
    records += library.records
  }
}
