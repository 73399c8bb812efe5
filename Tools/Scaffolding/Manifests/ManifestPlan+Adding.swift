extension ManifestPlan {
  /// Notes what an existing target has to depend on.
  mutating func need(_ target: String, _ dependencies: [TargetDependency]) {
    let others = dependencies.filter { $0.name != target }
    if let index = needs.firstIndex(where: { $0.target == target }) {
      needs[index].dependencies += others.filter { !needs[index].dependencies.contains($0) }
    } else {
      needs.append(Need(target: target, dependencies: others))
    }
  }

  /// Adds a row, or what is new in it to the row of the same name.
  mutating func add(_ row: TargetRow) {
    guard let index = targets.firstIndex(where: { $0.name == row.name }) else { return targets.append(row) }
    targets[index].dependencies += row.dependencies.filter { !targets[index].dependencies.contains($0) }
  }
}
