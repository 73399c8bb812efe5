import Testing

@testable import LintEngine

struct XcodeProjectTests {
  /// Two applications that share some files of one group, a framework, a folder that the project follows, a test bundle.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, T4, T5, GONE); };
        G0 = {isa = PBXGroup; children = (G1, G2, S1, G0); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = Apps; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; name = Page; path = ../Page; children = (F5); sourceTree = "<group>"; };
        F1 /* Lite.swift */ = {isa = PBXFileReference; path = Lite/Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Standard/Main.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = "Shared/Flow.swift"; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Apps/Shared/Extra.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F3; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Live; sourceTree = "<group>"; exceptions = (E1, E2); };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Old.swift); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (New.swift); };
        H1 = {isa = PBXSourcesBuildPhase; files = (B1, B3); }; H2 = {isa = PBXSourcesBuildPhase; files = (B2, B4, B6); };
        H3 = {isa = PBXSourcesBuildPhase; files = (B5); }; R1 = {isa = PBXResourcesBuildPhase; files = (B2); };
        T1 = {isa = PBXNativeTarget; name = Lite; productType = "com.apple.product-type.application";
          buildPhases = (H1, R1); buildConfigurationList = L1; dependencies = (D1); };
        T2 = {isa = PBXNativeTarget; name = Standard; productType = "com.apple.product-type.application";
          buildPhases = (H2); fileSystemSynchronizedGroups = (S1); };
        T3 = {isa = PBXNativeTarget; name = Page; productType = "com.apple.product-type.framework"; buildPhases = (H3); };
        T4 = {isa = PBXNativeTarget; name = PageTests; productType = "com.apple.product-type.bundle.unit-test"; };
        T5 = {isa = PBXNativeTarget; name = Twin; productType = "com.apple.product-type.library.static"; buildPhases = (H3); };
        D1 = {isa = PBXTargetDependency; target = T3; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) LITE TRACE";
          GCC_PREPROCESSOR_DEFINITIONS = ("DEBUG=1", "$(inherited)", "LITE_C=1"); }; };
        C2 = {isa = XCBuildConfiguration; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "LITE"; GCC_PREPROCESSOR_DEFINITIONS = "LITE_C=1"; }; };
      };
      rootObject = P;
    }
    """

  private let files = [
    "Page/Row.swift", "ios/Apps/Lite/Main.swift", "ios/Apps/Shared/Extra.swift", "ios/Apps/Shared/Flow.swift",
    "ios/Apps/Standard/Main.swift", "ios/Live/New.swift", "ios/Live/Old.swift",
  ]

  private func targets(_ text: String) -> [ProposedTarget]? {
    XcodeProject(SourceFile(path: "ios/App.xcodeproj/project.pbxproj", bytes: Array(text.utf8)))?.targets(among: files)
  }

  @Test func `Targets have their files, whichever way the project lists them`() {
    #expect(
      targets(Self.project) == [
        ProposedTarget(
          name: "Lite", kind: .product,
          patterns: ["ios/Apps/Lite", "ios/Apps/Shared/Flow.swift", "ios/Live/New.swift"],
          flags: ["LITE", "LITE_C"], dependencies: ["Page"]),
        ProposedTarget(
          name: "Standard", kind: .product, patterns: ["ios/Apps/Shared", "ios/Apps/Standard", "ios/Live/New.swift"]),
        ProposedTarget(name: "Page", kind: .module, patterns: ["Page"]),
        ProposedTarget(name: "Twin", kind: .module, patterns: []),
      ])
  }

  @Test(arguments: [
    "", "{", "{}", "{ objects = (); rootObject = P; }", "\u{0}\u{1}", String(repeating: "(", count: 100_000),
  ])
  func `What is no project is passed over`(text: String) {
    #expect(targets(text) == nil)
  }

  @Test func `A configuration follows from the project`() throws {
    let folder = try TemporaryFolder(["ios/App.xcodeproj/project.pbxproj": Self.project])
    for file in files { try folder.write("", to: file) }
    let text = ConfigurationText.text(
      of: try ConfigurationProposal.configuration(for: folder.path) { _ in Vocabulary() })
    #expect(
      text == """
        {
          "version": 1,
          "products": {
            "Lite": {
              "sources": ["ios/Apps/Lite", "ios/Apps/Shared/Flow.swift", "ios/Live/New.swift"],
              "modules": ["Page"],
              "flags": ["LITE", "LITE_C"]
            },
            "Standard": { "sources": ["ios/Apps/Shared", "ios/Apps/Standard", "ios/Live/New.swift"] }
          },
          "modules": { "Page": ["Page"] }
        }

        """)
  }
}
