/// The tests of a product of a new package.
struct ProductTestsTemplate: FileTemplate {
  /// The product's name without the package's.
  var short: String
  /// The product, and its target.
  var product: String
  var host: String
  var sharedModule: String

  private var name: String { "\(product)Tests" }
  var fileName: String { "\(name).swift" }

  var text: String {
    """
    \(ImportList([sharedModule, "ServiceKitTesting", "Testing"]))

    \(LineWrapping.productSuite(product, modules: [sharedModule, product]))
    struct \(name) {
      @Test func `The product binds what shared code needs`() {
        expectValid()
      }

      @Test func `The product starts with a greeting of its own`() {
        let session = \(host)(user: "Ada")
        #expect(session.start() == "Hello Ada, this is \(short)")
      }
    }

    """
  }
}
