internal import PositionedJSON
internal import ServiceKit

extension ContainerError {
  static func unknownComponent(_ name: String, among known: [String]) -> ContainerError {
    ContainerError(
      .unknownComponent,
      MessageText(
        fact: "No component '\(name)' is linked; \(NearNames(name, among: known.sorted()).suggestion)",
        waysOut: ["Write the name as @Component gives it.", "Link the target that declares it into this product."]))
  }

  static func ambiguousComponent(_ name: String, _ rivals: [LinkedComponent]) -> ContainerError {
    ContainerError(
      .ambiguousComponent,
      MessageText(
        fact: "\(rivals.count) components are named '\(name)'.", details: rivals.map(\.description),
        waysOut: ["Give one of them another name.", "Link only one of the targets that declare them."]))
  }

  static func belongsToMainActor(_ component: LinkedComponent, in container: ContainerCore) -> ContainerError {
    let place = container.isolation == nil ? "belongs to no actor" : "belongs to another actor"
    return ContainerError(
      .wrongIsolation,
      MessageText(
        fact: "\(component.className) belongs to the main actor, and \(container.reports.name) \(place).",
        details: component.place.map { ["declared at \($0)"] } ?? [],
        waysOut: [
          "Make the container on the main actor; in a lazy property, where Swift does not know the actor, with "
            + "isolation: MainActor.shared.",
          "Declare the class 'nonisolated'.",
        ]))
  }
}
