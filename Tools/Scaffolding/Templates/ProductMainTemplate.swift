/// The program of a product.
struct ProductMainTemplate: FileTemplate {
  var host: String
  var sharedModule: String

  var fileName: String { "main.swift" }

  var text: String {
    """
    import \(sharedModule)

    print(\(host)(user: "reader").start())

    """
  }
}
