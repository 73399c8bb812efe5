import MediatorKit
import SeededNumbers
import Testing

/// Reading URLs, and writing them.
struct ActionURLTests {
  private func outcome(_ text: String, _ limits: LinkLimits = LinkLimits()) -> String {
    do throws(LinkSyntaxError) { return try ActionURL(text, limits: limits).description } catch {
      return error.description
    }
  }

  @Test func `A URL is taken apart and decoded`() throws {
    let url = try ActionURL("FEED://Article:80/%C3%A9/a%2Fb/?url=https%3A%2F%2Fx%2Fy&q=a+b%2B&flag&e=#top%20")
    #expect(url.scheme == "feed")
    #expect(url.host == "article")
    #expect(url.port == 80)
    #expect(url.path == ["é", "a/b"])
    #expect(url.query.map(\.name) == ["url", "q", "flag", "e"])
    #expect(url.query.map(\.value) == ["https://x/y", "a b+", nil, ""])
    #expect(url.fragment == "top ")
  }

  @Test(
    "What is awkward but right is written in one way",
    arguments: [
      // Scheme, host and port.
      ("feed:", "feed:"), ("FEED:x", "feed:/x"), ("a+b-c.1:x", "a+b-c.1:/x"), ("feed:/x", "feed:/x"),
      ("feed:///x", "feed:/x"), ("feed://X/Y", "feed://x/Y"), ("feed://x", "feed://x"), ("feed://x/", "feed://x"),
      ("feed://a.b-c_d~1", "feed://a.b-c_d~1"), ("feed://x:/y", "feed://x/y"), ("feed://x:00080/y", "feed://x:80/y"),
      ("feed://x:65535", "feed://x:65535"), ("feed://xn--bcher-kva.example", "feed://xn--bcher-kva.example"),
      // Paths.
      ("feed:x/", "feed:/x"), ("feed:/a/./b", "feed:/a/b"), ("feed:/a/../b", "feed:/b"), ("feed:/../../b", "feed:/b"),
      ("feed://x/..", "feed://x"), ("feed:/a/..", "feed:"), ("feed:/a/.../b", "feed:/a/.../b"),
      ("feed:/.a/b.", "feed:/.a/b."),
      ("feed:/a+b", "feed:/a+b"), ("feed:/a%2Bb", "feed:/a+b"), ("feed:/a%2fb", "feed:/a%2Fb"),
      ("feed:/%41", "feed:/A"),
      ("feed:/%2525", "feed:/%2525"), ("feed:/a;b=c,d@e:f!$&'()*", "feed:/a;b=c,d@e:f!$&'()*"),
      ("feed:/%20", "feed:/%20"),
      ("feed:/%C3%A9", "feed:/%C3%A9"),
      ("feed:/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB", "feed:/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB"),
      // Queries and fragments.
      ("feed:?", "feed:"), ("feed:x?", "feed:/x"), ("feed:?a", "feed:?a"), ("feed:?a=", "feed:?a="),
      ("feed:?a==", "feed:?a=%3D"), ("feed:?a=b=c", "feed:?a=b%3Dc"), ("feed:?a=+", "feed:?a=%20"),
      ("feed:?a=%2B", "feed:?a=%2B"), ("feed:?%61=%62", "feed:?a=b"), ("feed:?a=1&a=2", "feed:?a=1&a=2"),
      ("feed:?a=%26", "feed:?a=%26"), ("feed:?a=/?:@;,", "feed:?a=/?:@;,"), ("feed:?a=%5C", "feed:?a=%5C"),
      ("feed:?a=https://x//y/../z", "feed:?a=https://x//y/../z"), ("feed:?a=%2E%2E", "feed:?a=.."),
      ("feed:#", "feed:#"), ("feed:#a?b/c", "feed:#a?b/c"), ("feed:?a=b#c+d", "feed:?a=b#c+d"),
    ])
  func right(text: String, written: String) {
    #expect(outcome(text) == written)
    #expect(outcome(written) == written)
  }

  @Test(
    "What is wrong is refused, with the byte and without the text",
    arguments: [
      // Scheme and characters.
      ("", "there is no scheme"), ("x", "there is no scheme"), ("//x/y", "there is no scheme"),
      (":x", "byte 0: a colon is not allowed here, since what is before it is no scheme"),
      ("1a:x", "byte 2: a colon is not allowed here, since what is before it is no scheme"),
      (" feed:x", "byte 0: a space is not allowed here; write it percent-encoded"),
      ("feed:x ", "byte 6: a space is not allowed here; write it percent-encoded"),
      ("feed:\n", "byte 5: a control character is not allowed here; write it percent-encoded"),
      ("feed:a\u{0}b", "byte 6: a control character is not allowed here; write it percent-encoded"),
      ("feed:a\\b", "byte 6: a backslash is not allowed here; write it percent-encoded"),
      ("feed:\\\\x", "byte 5: a backslash is not allowed here; write it percent-encoded"),
      ("feed:é", "byte 5: a character outside ASCII is not allowed here; write it percent-encoded"),
      ("feed:?a=ü", "byte 8: a character outside ASCII is not allowed here; write it percent-encoded"),
      ("feed:?a=\u{202E}", "byte 8: a character outside ASCII is not allowed here; write it percent-encoded"),
      ("feed:a[b]", "byte 6: a square bracket is not allowed here; write it percent-encoded"),
      ("feed:?a[]=1", "byte 7: a square bracket is not allowed here; write it percent-encoded"),
      ("feed:#a#b", "byte 7: a second '#' is not allowed here; write it percent-encoded"),
      ("feed:?q=\"x\"", "byte 8: a character that URLs do not have is not allowed here; write it percent-encoded"),
      ("feed:?q={x}", "byte 8: a character that URLs do not have is not allowed here; write it percent-encoded"),
      ("feed:<x>", "byte 5: a character that URLs do not have is not allowed here; write it percent-encoded"),
      // Percent signs and what they hide.
      ("feed:%", "byte 5: '%' is not followed by two hexadecimal digits; write a percent sign as %25"),
      ("feed:%4", "byte 5: '%' is not followed by two hexadecimal digits; write a percent sign as %25"),
      ("feed:%4x", "byte 5: '%' is not followed by two hexadecimal digits; write a percent sign as %25"),
      ("feed:?a=%?", "byte 8: '%' is not followed by two hexadecimal digits; write a percent sign as %25"),
      ("feed:?a=100%&b=%20", "byte 11: '%' is not followed by two hexadecimal digits; write a percent sign as %25"),
      ("feed:%FF", "byte 5: path component 1 is not UTF-8 after decoding"),
      ("feed:x/%C3", "byte 7: path component 2 is not UTF-8 after decoding"),
      ("feed:%C0%AF", "byte 5: path component 1 is not UTF-8 after decoding"),
      ("feed:?a=%E0%80%AF", "byte 8: the value of query item 1 is not UTF-8 after decoding"),
      ("feed:?a=%ED%A0%80", "byte 8: the value of query item 1 is not UTF-8 after decoding"),
      ("feed:?a=%F4%90%80%80", "byte 8: the value of query item 1 is not UTF-8 after decoding"),
      ("feed:?%FE=x", "byte 6: the name of query item 1 is not UTF-8 after decoding"),
      ("feed:#%FE", "byte 6: the fragment is not UTF-8 after decoding"),
      ("feed:%00", "byte 5: path component 1 has a NUL, which is refused"),
      ("feed:?a=%0D%0A", "byte 8: the value of query item 1 has a control character, which is refused"),
      ("feed:?a=%7F", "byte 8: the value of query item 1 has a control character, which is refused"),
      ("feed:?a=%C2%85", "byte 8: the value of query item 1 has a control character, which is refused"),
      ("feed:?a=%E2%80%A8", "byte 8: the value of query item 1 has a control character, which is refused"),
      (
        "feed:?a=1&b=%E2%80%AEx",
        "byte 12: the value of query item 2 has a character that changes the direction of writing, which is refused"
      ),
      (
        "feed:%E2%81%A6x",
        "byte 5: path component 1 has a character that changes the direction of writing, which is refused"
      ),
      ("feed:a%5Cb", "byte 5: path component 1 has a backslash, which is refused"),
      ("feed:%2e%2E/x", "byte 5: path component 1 is a percent-encoded dot segment"),
      ("feed:a/%2e", "byte 7: path component 2 is a percent-encoded dot segment"),
      ("feed:a/.%2e/b", "path component 2 is a percent-encoded dot segment"),
      // Empty parts.
      ("feed:a//b", "byte 7: path component 2 is empty"), ("feed:////", "byte 8: path component 1 is empty"),
      ("feed:a//", "byte 7: path component 2 is empty"), ("feed:/.//a", "path component 1 is empty"),
      ("feed:?&", "byte 6: query item 1 is empty"), ("feed:?a&", "byte 8: query item 2 is empty"),
      ("feed:?a&&b", "byte 8: query item 2 is empty"), ("feed:?=b", "byte 6: query item 1 has no name"),
      // Authorities.
      ("feed://u@x", "byte 8: user information is refused, since it makes one host look like another"),
      ("feed://@x", "byte 7: user information is refused, since it makes one host look like another"),
      (
        "https://example.com:x@evil.example",
        "byte 21: user information is refused, since it makes one host look like another"
      ),
      ("feed://x%2Ey", "byte 8: a host has letters, digits and -._~ only"),
      ("feed://a,b", "byte 8: a host has letters, digits and -._~ only"),
      ("feed://[::1]/x", "byte 7: a host in square brackets is refused; a link names its host"),
      ("feed://:80", "byte 7: there is a port without a host"),
      ("feed://x:65536", "byte 9: a port is a number of at most five digits, from 0 to 65535"),
      ("feed://x:8a", "byte 9: a port is a number of at most five digits, from 0 to 65535"),
      ("feed://x:-1", "byte 9: a port is a number of at most five digits, from 0 to 65535"),
      ("feed://x:000080", "byte 9: a port is a number of at most five digits, from 0 to 65535"),
      ("feed://x:1:2", "byte 9: a port is a number of at most five digits, from 0 to 65535"),
    ])
  func wrong(text: String, fact: String) {
    #expect(outcome(text) == fact)
  }

  @Test(
    "What is beyond a limit is refused, with the name of the limit",
    arguments: [
      ("feed:a", LinkLimits(maximumBytes: 5), "there are more than 5 bytes, the limit maximumBytes"),
      (
        "feed:a/b/c", LinkLimits(maximumComponents: 2),
        "byte 9: there are more than 2 path components, the limit maximumComponents"
      ),
      ("feed:?a&b", LinkLimits(maximumItems: 1), "byte 8: there are more than 1 query items, the limit maximumItems"),
      (
        "feed:?a=%C3%A9%C3%A9", LinkLimits(maximumValueBytes: 3),
        "byte 8: the value of query item 1 has more than 3 bytes, the limit maximumValueBytes"
      ),
      (
        "feed:abcd", LinkLimits(maximumValueBytes: 3),
        "byte 5: path component 1 has more than 3 bytes, the limit maximumValueBytes"
      ),
      (
        "feed:?abcd", LinkLimits(maximumValueBytes: 3),
        "byte 6: the name of query item 1 has more than 3 bytes, the limit maximumValueBytes"
      ),
    ])
  func limits(text: String, limits: LinkLimits, fact: String) {
    #expect(outcome(text, limits) == fact)
  }

  @Test func `What is at a limit is read`() {
    let limits = LinkLimits(maximumBytes: 14, maximumComponents: 2, maximumItems: 1, maximumValueBytes: 3)
    #expect(outcome("feed:a/b?c=%41", limits) == "feed:/a/b?c=A")
  }

  @Test func `Bytes that are no UTF-8 are refused like any other that URLs do not have`() {
    let error = #expect(throws: LinkSyntaxError.self) { try ActionURL([0x61, 0x3A, 0xFF]) }
    #expect(
      error?.description == "byte 2: a character outside ASCII is not allowed here; write it percent-encoded")
  }

  @Test func `What is written reads as an equal URL, and is written in the same way again`() throws {
    var numbers = SeededGenerator(seed: 7)
    let pieces = [
      "a", "B", "/", "//", ".", "..", "%2F", "%2e", "%C3%A9", "+", "?", "&", "=", "#", ":", "@", "%25", ";", "%5C",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &numbers)
      let text = "Feed:" + (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      guard let url = try? ActionURL(text) else { continue }
      read += 1
      let again = try ActionURL(url.description)
      guard again == url, again.description == url.description else {
        Issue.record("\(text) is written \(url), which is not equal")
        return
      }
    }
    #expect(read > 1_000)
  }
}
