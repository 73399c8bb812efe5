import Foundation

/// File templates for Xcode, made of the same sources as what `new` writes.
///
/// A template is a folder `Name.xctemplate` with `TemplateInfo.plist` and files whose names and texts have placeholders;
/// Xcode looks for it in `~/Library/Developer/Xcode/Templates/File Templates`.
package enum XcodeTemplates {
  /// The files of all templates, in folders of their own.
  ///
  /// - Throws: that a property list cannot be made.
  package static func files() throws -> [FileChange] { try all.flatMap(files) }

  static let all: [XcodeTemplate] = [
    XcodeTemplate(
      name: "Adapter Protocol", summary: "What shared code needs of every product.",
      template: AdapterProtocolTemplate(subject: fileName, name: fileName, isSendable: false)),
    XcodeTemplate(
      name: "Adapter", summary: "What one product does in its own way, bound to a protocol of shared code.",
      options: [
        .init(identifier: "adapterProtocol", name: "Adapter protocol:", summary: "The protocol that it is bound to"),
        .init(identifier: "hostProtocol", name: "Host protocol:", summary: "What it may ask of its host"),
        .init(identifier: "sharedModule", name: "Shared module:", summary: "The module that declares both"),
      ],
      template: AdapterTemplate(
        name: fileName, adapterProtocol: variable("adapterProtocol"), purpose: "What this product does in its own way.",
        arguments: ["host: (any \(variable("hostProtocol"))).self"], sharedModule: variable("sharedModule"),
        answer: "\"\(fileName)\"")),
    XcodeTemplate(
      name: "Component", summary: "A part of a page that is told of events.",
      options: [
        .init(identifier: "sceneName", name: "Scene name:", summary: "The name by which scenes ask for it"),
        .init(identifier: "contextKey", name: "Context key:", summary: "The key of the state that it writes"),
      ],
      template: ComponentTemplate(
        name: fileName, sceneName: variable("sceneName"), key: variable("contextKey"))),
    XcodeTemplate(
      name: "Module Action", summary: "What a module can be asked, for its API target.",
      template: ModuleActionTemplate(name: fileName, purpose: "Asks a module for something.", output: "The answer.")),
  ]

  private static let fileName = "___FILEBASENAMEASIDENTIFIER___"

  private static func variable(_ name: String) -> String { "___VARIABLE_\(name):identifier___" }

  private static func files(of template: XcodeTemplate) throws -> [FileChange] {
    let folder = "ServiceKit/\(template.name).xctemplate"
    let list = try PropertyListSerialization.data(fromPropertyList: template.information, format: .xml, options: 0)
    return [
      FileChange(path: "\(folder)/TemplateInfo.plist", old: nil, new: Array(list)),
      FileChange(path: "\(folder)/___FILEBASENAME___.swift", text: template.template.text),
    ]
  }
}
