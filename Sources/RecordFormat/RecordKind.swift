/// What a record declares.
public struct RecordKind: RawRepresentable, Hashable, Sendable {
  /// The number in the record.
  public var rawValue: UInt16

  /// Makes a kind of a number, known or not.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A binding: a class or factory that implements adapter protocols.
  public static let adapter = RecordKind(rawValue: 1)
  /// A place where shared code needs an adapter protocol.
  public static let requirement = RecordKind(rawValue: 2)

  /// A component of a container.
  public static let component = RecordKind(rawValue: 3)
  /// A module of a mediator, which is opened by its id.
  public static let module = RecordKind(rawValue: 4)
  /// A function that handles an action.
  public static let handler = RecordKind(rawValue: 5)
  /// An adapter written in C.
  public static let cAdapter = RecordKind(rawValue: 6)
  /// A place in C that needs an adapter written in C.
  public static let cRequirement = RecordKind(rawValue: 7)

  /// The bit that marks a record that only adds a hint to the record before it.
  public static let continuationBit: UInt16 = 0x8000
}
