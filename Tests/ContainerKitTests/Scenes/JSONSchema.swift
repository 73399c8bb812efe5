import Foundation

/// As much of JSON Schema (2020-12) as the schema of scene files needs; a keyword that it does not know is an error.
struct JSONSchema {
  struct UnknownKeyword: Error { let name: String }

  private let root: [String: Any]

  init(_ data: Data) throws { root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:] }

  func allows(_ text: String) throws -> Bool {
    try allows(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed), root)
  }

  private func allows(_ value: Any, _ schema: [String: Any]) throws -> Bool {
    let members = value as? [String: Any]
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    return try schema.allSatisfy { keyword, argument in
      switch keyword {
      case "$schema", "$defs", "title", "description", "default": true
      case "type": isOf(value, argument as? String)
      case "minimum": (value as? Double).map { $0 >= argument as? Double ?? .infinity } ?? true
      case "required": Set(argument as? [String] ?? []).isSubset(of: (members ?? [:]).keys)
      case "properties":
        try (members ?? [:]).allSatisfy { name, member in
          try properties[name].map { try allows(member, $0) } ?? true
        }
      case "additionalProperties":
        try (members ?? [:]).allSatisfy { name, member in
          if properties[name] != nil { return true }
          return try (argument as? [String: Any]).map { try allows(member, $0) } ?? false
        }
      case "items":
        try (value as? [Any] ?? []).allSatisfy { try allows($0, argument as? [String: Any] ?? [:]) }
      case "anyOf":
        try (argument as? [[String: Any]] ?? []).contains { try allows(value, $0) }
      case "$ref": try allows(value, definition(argument as? String ?? ""))
      default: throw UnknownKeyword(name: keyword)
      }
    }
  }

  private func definition(_ reference: String) -> [String: Any] {
    let names = root["$defs"] as? [String: [String: Any]] ?? [:]
    return names[reference.replacingOccurrences(of: "#/$defs/", with: "")] ?? ["type": "nothing"]
  }

  private func isOf(_ value: Any, _ type: String?) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBool(value)
    case "integer": !isBool(value) && (value as? Double).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }

  /// Foundation's numbers can be cast to `Bool`, and its truth values to numbers.
  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { unsafe String(cString: $0.objCType) == "c" } ?? false
  }
}
