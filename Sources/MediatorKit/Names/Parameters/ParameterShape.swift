/// What is known of a type without a value of it.
enum ParameterShape {
  /// What messages say where a type refuses a value: the values that it has, where it can list them.
  static func refusal(by type: any Decodable.Type) -> String {
    let names = (type as? any CaseIterable.Type).map { rawNames(of: $0) } ?? []
    if names.isEmpty { return "is refused by \(TypeName.qualified(type))" }
    return "is none of \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// The first value of a type that lists its values.
  static func first(of type: any Decodable.Type) -> Any? {
    (type as? any CaseIterable.Type).flatMap { firstCase(of: $0) }
  }

  private static func firstCase<Listed: CaseIterable>(of type: Listed.Type) -> Any? { type.allCases.first }

  private static func rawNames<Listed: CaseIterable>(of type: Listed.Type) -> [String] {
    type.allCases.compactMap { value in (value as? any RawRepresentable).map { rawName($0) } }
  }

  private static func rawName(_ value: some RawRepresentable) -> String { "\(value.rawValue)" }
}
