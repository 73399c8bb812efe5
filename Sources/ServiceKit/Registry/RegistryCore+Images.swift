internal import LinkedRecords
internal import RecordFormat

/// The images that the records come from.
extension RegistryCore {
  /// The records of the images that were read so far, and how much of the list of images they are.
  func readTable() -> (table: RecordTable, seenCount: Int) {
    while true {
      let known = state.withLock { state in state.table.map { ($0, state.seenCount) } }
      if let known { return known }
      takeNewImages()
    }
  }

  /// Takes in images that were loaded since the last look.
  ///
  /// What nothing was bound to is open again; what is bound stays bound, and its late rivals are reported.
  ///
  /// - Returns: false where there are none.
  /// - Complexity: O(1) where nothing was loaded.
  @discardableResult
  func takeNewImages() -> Bool {
    let count = images.refreshedCount()
    let (seen, isFirst) = state.withLock { ($0.seenCount, $0.table == nil) }
    guard isFirst || count > seen else { return false }
    let contents = images.contents(count)
    let known = state.withLock { $0.table?.imageCount ?? 0 }
    let indexes = contents.images.dropFirst(known).map { RecordIndex($0, kind: .adapter) }
    let late = state.withLock { state -> Range<Int>? in
      var table = state.table ?? RecordTable([], kind: .adapter)
      // Another thread may have taken them meanwhile, and settles them.
      guard table.imageCount == known, state.seenCount == seen else { return nil }
      let start = table.recordCount
      for index in indexes { table.append(index) }
      state.table = table
      state.seenCount = count
      state.nearMisses = [:]
      state.resolutions = state.resolutions.filter { id, resolution in
        if case .unbound = resolution { overrides[id] != nil } else { true }
      }
      return start..<table.recordCount
    }
    report(contents.copies, own: contents.ownName)
    if !isFirst, let late { settle(late) }
    return true
  }

  /// Finds the rivals among the adapters of images that came later, and the arms that they add to experiments.
  private func settle(_ late: Range<Int>) {
    let table = readTable().table
    read(table.allPositions().filter(late.contains), of: table)
    let cells = state.withLock { state in late.compactMap { state.cells[$0] } }
    for cell in cells where isIncluded(cell) {
      var seen: Set<ObjectIdentifier> = []
      for type in cell.declaration.protocols where seen.insert(ObjectIdentifier(type)).inserted {
        settle(cell, as: type)
      }
    }
  }

  private func settle(_ cell: AdapterCell, as type: Any.Type) {
    let id = ObjectIdentifier(type)
    guard overrides[id] == nil else { return }
    let bound = resolution(of: type)
    if bound.cells.contains(where: { $0 === cell }) { return }
    let extended = Resolution(inOrder: boundCells(id))
    if case .registered = bound {
    } else if extended.cells.contains(where: { $0 === cell }) {
      state.withLock { $0.resolutions[id] = extended }
      return
    }
    guard LateRivals.isNew(cell, id) else { return }
    AdapterReports.report(AdapterError.late(cell, type, bound: bound.cells))
  }

  /// The images whose records are not known, all of them or some.
  ///
  /// - Complexity: O(n) in the records of the program.
  var unreadImages: [UnreadImage] {
    let contents = images.contents(images.refreshedCount())
    let partly = contents.images.flatMap { image in
      image.unknownVersions().map { UnreadImage(name: image.name, reason: .otherVersion($0)) }
    }
    return contents.unread + partly
  }

  func unreadProblems() -> [AdapterProblem] {
    unreadImages.map { image in
      let message = MessageText(
        fact: "\(image.subject.first.map { $0.uppercased() } ?? "")\(image.subject.dropFirst()) was not searched "
          + "for adapters, since \(image.why).", waysOut: image.waysOut)
      return AdapterProblem(description: message.text)
    }
  }

  /// One error for each other copy of this library.
  func copyErrors() -> [AdapterError] {
    let contents = images.contents(images.refreshedCount())
    return contents.copies.map { AdapterError.severalCopies(own: contents.ownName, other: $0, in: self) }
  }

  private func report(_ copies: [LibraryCopy], own: String?) {
    for copy in copies where copy.claimReport() {
      AdapterReports.report(AdapterError.severalCopies(own: own, other: copy, in: self))
    }
  }
}
