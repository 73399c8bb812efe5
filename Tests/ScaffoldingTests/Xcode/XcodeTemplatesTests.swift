import Foundation
import Testing

@testable import Scaffolding

@Suite struct XcodeTemplatesTests {
  @Test func `The templates have these files`() throws {
    // The writer of property lists may order keys otherwise elsewhere. With placeholders the code is no Swift yet.
    let files = try XcodeTemplates.files().filter { $0.path.hasSuffix(".swift") }
    try RecordedFiles("xcode").check(files.map { FileChange(path: $0.path + ".txt", old: nil, new: $0.new) })
  }

  @Test func `Each template has a property list that says which file it makes`() throws {
    let lists = try XcodeTemplates.files().filter { $0.path.hasSuffix("TemplateInfo.plist") }
    #expect(lists.count == XcodeTemplates.all.count)
    for list in lists {
      // The format, a pointer, is not asked for.
      let value = try unsafe PropertyListSerialization.propertyList(from: Data(list.new), format: nil)
      let information = try #require(value as? [String: Any])
      #expect(information["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
      #expect(information["MainTemplateFile"] as? String == "___FILEBASENAME___.swift")
      #expect((information["Options"] as? [[String: Any]])?.first?["Identifier"] as? String == "productName")
    }
  }

  @Test func `Each variable of a template is asked for`() throws {
    for template in XcodeTemplates.all {
      let used = Set(template.template.text.matches(of: /___VARIABLE_([A-Za-z]+):/).map { String($0.output.1) })
      #expect(used == Set(template.options.map(\.identifier)))
    }
  }
}
