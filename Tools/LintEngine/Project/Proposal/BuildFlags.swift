/// Reads flags as build settings give them.
enum BuildFlags {
  /// The names in `DEBUG LITE=1 $(inherited)` or in a list of such, without what every debug build defines.
  static func names(_ value: Any?) -> [String] {
    let texts = value as? [String] ?? (value as? String).map { [$0] } ?? []
    return texts.flatMap { $0.split { $0 == " " || $0 == "\"" || $0 == "'" } }
      .filter { !$0.contains("$") && $0 != "DEBUG" && !$0.hasPrefix("DEBUG=") }
      .map { String($0.prefix { $0 != "=" }) }.filter { !$0.isEmpty }
  }
}
