/// One file template of Xcode.
struct XcodeTemplate {
  /// A field of the sheet that Xcode shows.
  struct Option {
    var identifier: String
    var name: String
    var summary: String
  }

  var name: String
  var summary: String
  var options: [Option] = []
  var template: any FileTemplate

  /// The content of `TemplateInfo.plist`.
  var information: [String: Any] {
    let fields = options.map { option -> [String: Any] in
      [
        "Identifier": option.identifier, "Required": true, "Name": option.name, "Description": option.summary,
        "Type": "text", "Default": "",
      ]
    }
    let product: [String: Any] = [
      "Identifier": "productName", "Required": true, "Name": "Name:", "Description": "The name of the type",
      "Type": "text", "Default": "",
    ]
    return [
      "Kind": "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind", "Summary": summary, "Description": summary,
      "DefaultCompletionName": "File", "MainTemplateFile": "___FILEBASENAME___.swift", "SortOrder": "1",
      "AllowedTypes": ["public.swift-source"], "Options": [product] + fields,
    ]
  }
}
