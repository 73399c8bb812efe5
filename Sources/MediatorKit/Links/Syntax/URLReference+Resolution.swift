extension URLReference {
  /// The URL that a reference means, seen from another URL.
  ///
  /// Source: RFC 3986, section 5.2, in the strict form.
  ///
  /// - Parameter base: a URL with a scheme.
  /// - Returns: the URL.
  /// - Throws: that the outcome is no reference, which no two references lead to.
  /// - Complexity: O(n) in the bytes of both.
  func resolved(against base: URLReference) throws(LinkSyntaxError) -> URLReference {
    var text: [UInt8] = []
    func add(_ prefix: String, _ part: ArraySlice<UInt8>?, _ suffix: String = "") {
      guard let part else { return }
      text += Array(prefix.utf8) + part + Array(suffix.utf8)
    }
    add("", scheme.map { bytes[$0] } ?? base.scheme.map { base.bytes[$0] }, ":")
    let isOwn = scheme != nil || authority != nil
    add("//", isOwn ? authority.map { bytes[$0] } : base.authority.map { base.bytes[$0] })
    if isOwn || bytes[path].first == UInt8(ascii: "/") {
      text += Self.withoutDotSegments(bytes[path])
    } else {
      text += path.isEmpty ? Array(base.bytes[base.path]) : Self.withoutDotSegments(merged(with: base)[...])
    }
    let inheritsQuery = !isOwn && path.isEmpty && query == nil
    add("?", inheritsQuery ? base.query.map { base.bytes[$0] } : query.map { bytes[$0] })
    add("#", fragment.map { bytes[$0] })
    return try URLReference(text)
  }

  /// The path of the base up to its last slash, and the reference's own.
  private func merged(with base: URLReference) -> [UInt8] {
    let start = base.bytes[base.path]
    if base.authority != nil, start.isEmpty { return [UInt8(ascii: "/")] + bytes[path] }
    let folder = start.lastIndex(of: UInt8(ascii: "/")).map { start[...$0] } ?? []
    return Array(folder + bytes[path])
  }

  /// A path without `.` and `..`; what goes above the root stays there.
  ///
  /// Source: RFC 3986, section 5.2.4.
  ///
  /// - Complexity: O(n): what is taken from the end was put there once.
  static func withoutDotSegments(_ path: ArraySlice<UInt8>) -> [UInt8] {
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    var rest = path
    var output: [UInt8] = []
    output.reserveCapacity(path.count)
    func removeLast() {
      while let last = output.popLast(), last != slash {}
    }
    while let first = rest.first {
      if rest.starts(with: [dot, dot, slash]) {
        rest = rest.dropFirst(3)
      } else if rest.starts(with: [dot, slash]) || rest.starts(with: [slash, dot, slash]) {
        rest = rest.dropFirst(2)
      } else if rest.elementsEqual([slash, dot]) {
        output.append(slash)
        rest = []
      } else if rest.starts(with: [slash, dot, dot, slash]) {
        removeLast()
        rest = rest.dropFirst(3)
      } else if rest.elementsEqual([slash, dot, dot]) {
        removeLast()
        output.append(slash)
        rest = []
      } else if rest.elementsEqual([dot]) || rest.elementsEqual([dot, dot]) {
        rest = []
      } else {
        output.append(first)
        rest = rest.dropFirst()
        let end = rest.firstIndex(of: slash) ?? rest.endIndex
        output += rest[..<end]
        rest = rest[end...]
      }
    }
    return output
  }
}
