import MediatorKit
import Testing

/// Links that lead to actions, and links that do not.
struct LinkTests {
  let samples = NamedSamples()

  private func outcome(_ text: String) async -> String { await samples.outcome { try await samples.link(text) } }

  @Test(arguments: [
    ("feed://article/7", "7"), ("feed:/article/7/", "7"), ("feed:///article/7", "7"), ("FEED://ARTICLE/7", "7"),
    ("https://example.com/article/7", "7"), ("https://EXAMPLE.com/x/../article/7?style=rich", "7, rich"),
    (
      "feed://article/-7?url=https%3A%2F%2Fexample.com%2Fa%2F%2Fb%3Fc%3Dd&tags=a+b&tags=c%2B&ratio=1e-1&isNew=true",
      "-7, https://example.com/a//b?c=d, a b|c+, 0.1, true"
    ),
    ("feed://article/open?text=", ""),
    ("feed://article/x?utm_source=y", "x, url from Mail at App/main.swift:9"),
  ])
  func `A link that is right runs the handler with its values`(text: String, answer: String) async {
    #expect(await outcome(text) == answer)
  }

  @Test(arguments: [
    ("feed://article/7?id=8", "the parameter 'id' is in the path and in the query"),
    ("feed://article/7?style=bold", "the parameter 'style' is none of 'plain', 'rich'"),
    ("feed://article/7?style=plain&style=rich", "the parameter 'style' is there 2 times, and one is expected"),
    ("feed://article/7?style", "the parameter 'style' has no value; '=' is missing"),
    ("feed://article/7?ratio=nan", "the parameter 'ratio' is not a number of at most 1.7976931348623157e+308"),
    ("feed://article/7?isNew=1", "the parameter 'isNew' is neither 'true' nor 'false'"),
    ("feed://article/7?styl=rich", "the parameter 'styl' is unknown; did you mean 'style'?"),
    (
      "feed://article/7?url=secret",
      "the parameter 'url' is a URL without a scheme"
    ),
    (
      "feed://article/7?url=javascript:secret",
      "the parameter 'url' is a URL with a scheme that the route does not allow; allowed: https"
    ),
    (
      "feed://article/7?url=https://evil.example/secret",
      "the parameter 'url' is a URL with a host that the route does not allow; allowed: example.com, .example.org"
    ),
    (
      "feed://article/7?url=https://notexample.org/secret",
      "the parameter 'url' is a URL with a host that the route does not allow; allowed: example.com, .example.org"
    ),
    (
      "feed://article/7?url=https://example.com%40evil.example",
      "the parameter 'url' is no URL: byte 19: user information is refused, since it makes one host look like another"
    ),
    (
      "feed://article/7?url=https:%5C%5Cevil.example",
      "the parameter 'url' is no URL: byte 6: a backslash is not allowed here; write it percent-encoded"
    ),
    ("feed://article/7?url=https:/secret", "the parameter 'url' is a URL without a host"),
  ])
  func `Parameters that are not right are refused, without their values`(text: String, fact: String) async {
    #expect(
      await outcome(text) == """
        Article.show cannot be sent: \(fact.hasSuffix("?") ? fact : "\(fact).")
          the action is MediatorKitTests.ShowArticle, handled by a handler at App/Handlers.swift:1
          asked for by url from Mail at App/main.swift:9
        """)
    #expect(await samples.notebook.lines.isEmpty)
  }

  @Test(arguments: [
    "https://example.com/a", "https://example.org/", "https://a.b.example.org:8080/x?y#z", "HTTPS://EXAMPLE.com",
  ])
  func `A URL that the route allows is handed on as it is`(url: String) async throws {
    let text = url.replacing("#", with: "%23")
    #expect(try await samples.link("feed://article/7?url=\(text)") as? String == "7, \(url)")
  }

  @Test func `A link without a parameter that the action needs is refused`() async {
    #expect(
      await outcome("feed://article/open?txt=x") == """
        Article.open cannot be sent: the parameter 'text' is missing, but 'txt' is.
          the action is MediatorKitTests.OpenArticle, handled by a handler at App/Handlers.swift:2
          asked for by url from Mail at App/main.swift:9
        """)
  }

  @Test(arguments: [
    ("feed://article/open?text=a b", "byte 26: a space is not allowed here; write it percent-encoded"),
    (
      "feed://article/open?text=%zz",
      "byte 25: '%' is not followed by two hexadecimal digits; write a percent sign as %25"
    ),
    ("feed://article/open?text=x#top", "there is a fragment, which no action takes; in a value '#' is written %23"),
    (
      "feed://article/open?text=" + String(repeating: "%CC%81", count: 31),
      "there are more than 30 combining characters in a row"
    ),
  ])
  func `A link that is malformed is refused`(text: String, fact: String) async {
    #expect(
      await outcome(text) == """
        A link is refused: \(fact).
          asked for by url from Mail at App/main.swift:9
        """)
  }

  @Test func `The host counts as a component where it is one`() async {
    samples.mediator.answerLinks(.scheme("feed"), limits: LinkLimits(maximumComponents: 2))
    #expect(await outcome("feed://article/7") == "7")
    #expect(
      await outcome("feed://article/7/x") == """
        A link is refused: there are more than 2 path components, the limit maximumComponents.
          asked for by url from Mail at App/main.swift:9
        """)
  }

  @Test func `A link to a path that is not there names the paths that are near`() async {
    #expect(
      await outcome("feed://article/opn/now") == """
        A link fits the path of no action that is handled; did you mean 'article/open'?
          asked for by url from Mail at App/main.swift:9
          Ways out:
            1. Link the target with the handler of the action into this product.
            2. Give the path in the action's route, with an exposure to links.
            3. Set handleNotFound, to answer links that lead nowhere.
        """)
  }

  @Test func `A link of another program is not answered`() async {
    for text in ["mailto:a", "feeds://article/7", "http://example.com/article/7", "https://example.com:8443/article/7"]
    {
      #expect(
        await outcome(text) == """
          A link has another beginning than those that the program answers, 'feed:', 'https://example.com'.
            asked for by url from Mail at App/main.swift:9
            Ways out:
              1. Name its scheme, or its host, in answerLinks.
              2. Set handleNotFound, to answer links that lead nowhere.
          """)
    }
  }

  @Test func `Before the program says which links it answers, it answers none`() async {
    let samples = NamedSamples()
    samples.mediator.answerLinks()
    #expect(
      await samples.outcome { try await samples.link("feed://article/7") } == """
        A link was opened, and the program answers none.
          asked for by url from Mail at App/main.swift:9
          Ways out:
            1. Name its scheme, or its host, in answerLinks.
            2. Set handleNotFound, to answer links that lead nowhere.
        """)
  }
}
