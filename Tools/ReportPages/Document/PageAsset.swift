/// A style or a script of a page, with the hash by which the page's own security policy allows it.
///
/// The texts are constants: nothing that comes from outside is ever in one, and so the hash can be a constant, too.
struct PageAsset: Sendable {
  let text: String
  /// SHA-256 of the text in Base64, as in Content Security Policy Level 3, section 2.3.1.
  let hash: String

  var source: String { "'sha256-\(hash)'" }
}
