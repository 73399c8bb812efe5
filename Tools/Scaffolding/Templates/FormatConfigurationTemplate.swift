/// The configuration of swift-format, the same as that of ServiceKit.
struct FormatConfigurationTemplate: FileTemplate {
  var fileName: String { ".swift-format" }

  var text: String {
    """
    {
      "version": 1,
      "lineLength": \(LineWrapping.lineLength),
      "indentation": { "spaces": 2 },
      "respectsExistingLineBreaks": true,
      "lineBreakBeforeEachArgument": false,
      "multiElementCollectionTrailingCommas": true,
      "rules": {
        "AllPublicDeclarationsHaveDocumentation": true,
        "AlwaysUseLowerCamelCase": false,
        "BeginDocumentationCommentWithOneLineSummary": true,
        "NeverForceUnwrap": true,
        "NeverUseForceTry": true,
        "NoLeadingUnderscores": false,
        "OrderedImports": true,
        "UseEarlyExits": true,
        "ValidateDocumentationComments": true
      }
    }

    """
  }
}
