internal import CLinkedRecords
internal import LinkedRecords
internal import RecordFormat

/// A place in C that needs an adapter written in C.
struct CRequirement: Sendable {
  let service: String
  /// What the requirement itself is called.
  let name: String
  let place: SourcePlace
  /// The size of the structure of functions that is expected.
  let functionsSize: Int
  /// The file name of the library; nil for the program itself.
  let imageName: String?

  /// Reads a constant; nil where it lacks what it must have.
  init?(_ pointer: UnsafePointer<sk_c_requirement>, imageName: String?) {
    let size = unsafe UnsafeRawPointer(pointer).load(as: UInt32.self)
    guard unsafe size >= UInt32(MemoryLayout<sk_c_requirement>.size) else { return nil }
    let read = unsafe pointer.pointee
    guard let service = unsafe read.service, let name = unsafe read.name, let file = unsafe read.file else {
      return nil
    }
    self.service = unsafe String(cString: service)
    self.name = unsafe String(cString: name)
    place = unsafe SourcePlace(fileID: String(cString: file), line: Int(read.line))
    functionsSize = unsafe read.functions_size
    self.imageName = imageName
  }

  /// `Needed by page_break (Reader/pages.c:12)`.
  var need: String { "Needed by \(name) (\(place))" + (imageName.map { " in \($0)" } ?? "") }
}

extension RegistryCore {
  /// The requirements in C of the modules that count here, in link order.
  ///
  /// - Complexity: O(n) in the records of the program.
  func cRequirements() -> [CRequirement] {
    let table = RecordTable(images.contents(images.refreshedCount()).images, kind: .cRequirement)
    return table.allPositions().compactMap { position in
      let pointer = unsafe table[position].load(as: UnsafePointer<sk_c_requirement>?.self)
      guard let pointer = unsafe pointer, let pointer = unsafe pointer else { return nil }
      return unsafe CRequirement(pointer, imageName: table.image(of: position).name)
    }.filter { modules?.contains($0.place.module) != false }
  }

  /// Requirements that no adapter meets, or only one of another size.
  func unmetCRequirements() -> [AdapterProblem] {
    let cells = cAdapterCells()
    let bound = Dictionary(grouping: cells) { $0.declaration.cDefinition?.names.service ?? "" }
    let unmet = cRequirements().compactMap { requirement -> (CRequirement, AdapterError)? in
      guard let cell = bound[requirement.service]?.first else {
        return (requirement, .missingCAdapter(requirement.service, among: cells, need: requirement.need, in: self))
      }
      guard let definition = cell.declaration.cDefinition, definition.defect == nil,
        definition.functionsSize != requirement.functionsSize
      else { return nil }
      return (requirement, .otherFunctions(cell, wanted: requirement.functionsSize, need: requirement.need))
    }
    return unmet.sorted { ($0.0.service, $0.0.need) < ($1.0.service, $1.0.need) }
      .map { AdapterProblem(description: $0.1.description) }
  }
}
