/// What Git leaves alone in a new package.
struct IgnoreListTemplate: FileTemplate {
  var fileName: String { ".gitignore" }

  var text: String {
    """
    .DS_Store
    .build/
    .swiftpm/
    DerivedData/
    *.xcodeproj/

    """
  }
}
