/// The sections that records and descriptions live in, and the version of their layout.
public enum RecordSection {
  /// The version of the record layout, the first field of every record.
  public static let version: UInt16 = 1

  /// The name of the section with the records, as `@section` spells it for an object format.
  public static func records(machO: Bool) -> String { machO ? "__DATA_CONST,__sk_records" : "sk_records" }

  /// The name of the section with the descriptions, as `@section` spells it for an object format.
  public static func names(machO: Bool) -> String { machO ? "__TEXT,__sk_names" : "sk_names" }
}
