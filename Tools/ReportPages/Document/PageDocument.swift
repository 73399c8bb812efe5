/// A whole page in one file: it loads nothing, and its security policy lets it load nothing.
///
/// It is written so that it is well-formed XML, too, but for the texts of its styles and scripts.
struct PageDocument {
  let title: String
  /// What the first link of the page skips to, in words.
  var mainLabel = "the content"
  var styles: [PageAsset] = []
  var script: PageAsset?
  /// What is inside `header`, `main` and `footer`, as HTML.
  var header = ""
  var main = ""
  var footer = ""

  /// - Complexity: O(n) in the parts.
  var text: String {
    var text = head
    text += "<body>\n<a class=\"skip\" href=\"#main\">Skip to \(mainLabel)</a>\n"
    text += "<header>\n\(header)</header>\n<main id=\"main\" tabindex=\"-1\">\n"
    text += main
    text += "</main>\n<footer>\n\(footer)</footer>\n"
    if let script { text += "<script>\(script.text)</script>\n" }
    return text + "</body>\n</html>\n"
  }

  private var head: String {
    let styleTexts = allStyles.map { "<style>\($0.text)</style>\n" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="\(policy)" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="no-referrer" />
      <meta name="generator" content="servicekit" />
      <title>\(title.escapedForHTML)</title>
      \(styleTexts)</head>

      """
  }

  private var allStyles: [PageAsset] { [.baseStyle] + styles }

  private var policy: String {
    let style = allStyles.map(\.source).joined(separator: " ")
    let script = script.map { "; script-src \($0.source)" } ?? ""
    return "default-src 'none'; style-src \(style)\(script); base-uri 'none'; form-action 'none'"
  }
}
