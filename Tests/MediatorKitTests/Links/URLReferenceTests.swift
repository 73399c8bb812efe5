import Testing

@testable import MediatorKit

/// The parts of URLs, and references seen from a base.
struct URLReferenceTests {
  private func resolve(_ reference: String, _ base: String = "http://a/b/c/d;p?q") throws -> String {
    let base = try URLReference(Array(base.utf8))
    return String(decoding: try URLReference(Array(reference.utf8)).resolved(against: base).bytes, as: UTF8.self)
  }

  @Test(
    "The normal examples of RFC 3986, section 5.4.1, resolve as they are there",
    arguments: [
      ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
      ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
      ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
      (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"),
      ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
      ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
      ("../../g", "http://a/g"),
    ])
  func normal(reference: String, target: String) throws {
    #expect(try resolve(reference) == target)
  }

  @Test(
    "The abnormal examples of RFC 3986, section 5.4.2, resolve as they are there",
    arguments: [
      ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
      ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
      ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
      ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
      ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"),
      ("g#s/../x", "http://a/b/c/g#s/../x"), ("http:g", "http:g"),
    ])
  func abnormal(reference: String, target: String) throws {
    #expect(try resolve(reference) == target)
  }

  @Test(
    "Bases without a path, and without a host, resolve as section 5.2.3 says",
    arguments: [
      ("g", "http://a", "http://a/g"), ("?y", "http://a", "http://a?y"), ("g", "a:b/c", "a:b/g"),
      ("../g", "a:b", "a:g"),
      ("", "a:b?c#d", "a:b?c"),
    ])
  func otherBases(reference: String, base: String, target: String) throws {
    #expect(try resolve(reference, base) == target)
  }

  @Test(
    "Dot segments are taken out as in the examples of section 5.2.4",
    arguments: [
      ("/a/b/c/./../../g", "/a/g"), ("mid/content=5/../6", "mid/6"), ("/..", "/"), ("..", ""), ("/a/.", "/a/"),
      ("/a//../b", "/a/b"), ("...", "..."),
    ])
  func dotSegments(path: String, outcome: String) {
    #expect(String(decoding: URLReference.withoutDotSegments(Array(path.utf8)[...]), as: UTF8.self) == outcome)
  }

  @Test func `A relative reference whose first component has a colon is none`() {
    let error = #expect(throws: LinkSyntaxError.self) { try resolve("1:2/3") }
    #expect(error?.description == "byte 1: a colon is not allowed here, since what is before it is no scheme")
  }
}
