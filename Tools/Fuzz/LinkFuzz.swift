// Built together with Sources/MediatorKit/Links/Syntax by .ci/full, outside the package: a fuzzer brings its own `main`.

/// Whatever the bytes are, reading ends with a URL or an error whose place is in the text; a URL is written so that it reads
/// as an equal one, and has nothing in it that is refused; a reference that was resolved is one that can be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinks(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(LinkSyntaxError) {
    check(try ActionURL(bytes))
  } catch {
    check(error, bytes)
  }
  do throws(LinkSyntaxError) {
    let limits = LinkLimits(maximumBytes: 200, maximumComponents: 3, maximumItems: 2, maximumValueBytes: 8)
    let url = try ActionURL(bytes, limits: limits)
    guard url.path.count <= 3, url.query.count <= 2, texts(url).allSatisfy({ $0.utf8.count <= 8 }) else {
      fatalError("Beyond a limit: \(url)")
    }
  } catch {
    check(error, bytes)
  }
  resolve(bytes)
  return 0
}

private func check(_ error: LinkSyntaxError, _ bytes: [UInt8]) {
  guard (error.offset ?? 0) <= bytes.count else { fatalError("Outside the text: \(error)") }
  guard error.fact.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { fatalError("Not one line: \(error)") }
}

/// All that was decoded.
private func texts(_ url: ActionURL) -> [String] {
  url.path + url.query.flatMap { [$0.name, $0.value ?? ""] } + [url.fragment ?? ""]
}

private func check(_ url: ActionURL) {
  let written = url.description
  // What is written can be three times as long.
  guard let again = try? ActionURL(written, limits: LinkLimits(maximumBytes: written.utf8.count)) else {
    fatalError("Cannot be read again: \(written)")
  }
  guard again == url, again.description == written else { fatalError("Not equal: \(written)") }
  guard texts(url).map({ Array($0.utf8) }) == texts(again).map({ Array($0.utf8) }) else {
    fatalError("Other bytes: \(written)")
  }
  for text in texts(url) where URLText.refused(Array(text.utf8)) != nil { fatalError("Got through: \(written)") }
  guard !url.path.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\\") }) else {
    fatalError("A component that is none: \(written)")
  }
}

/// The part before the first line feed is a base, the rest a reference.
private func resolve(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
  guard parts.count == 2, let base = try? URLReference(parts[0]), base.scheme != nil,
    let reference = try? URLReference(parts[1]), let target = try? reference.resolved(against: base)
  else { return }
  guard target.scheme != nil else { fatalError("No scheme: \(target)") }
  guard let again = try? target.resolved(against: base) else { fatalError("Cannot be resolved: \(target)") }
  // A path without a host that begins with two slashes reads as a host the second time; an empty path takes the base as it is.
  if target.authority != nil, !reference.path.isEmpty || reference.authority != nil, again != target {
    fatalError("Resolved twice: \(target), \(again)")
  }
}
