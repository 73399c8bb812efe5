/// The tests of one product's adapter.
struct AdapterTestsTemplate: FileTemplate {
  var adapter: String
  var adapterProtocol: String
  var product: String
  /// The module of the product.
  var productModule: String
  var sharedModule: String
  /// What `summary()` answers, as an expression.
  var answer: String

  private var name: String { "\(adapter)Tests" }
  var fileName: String { "\(name).swift" }

  private var declaration: String {
    let line = "    let adapter: any \(adapterProtocol) = \(adapter)()"
    return line.count > LineWrapping.lineLength ? line.replacing(" = ", with: " =\n      ") : line
  }

  var text: String {
    """
    \(ImportList([sharedModule, "ServiceKit", "ServiceKitTesting", "Testing"], testable: [productModule]))

    \(LineWrapping.productSuite(product, modules: [sharedModule, productModule]))
    struct \(name) {
      @Test func `The product binds an adapter of its own`() {
        let name = "\(sharedModule).\(adapterProtocol)"
        let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
        #expect(bindings.map(\\.adapterName) == ["\(adapter)"])
      }

      @Test func `The adapter says what it is in the product`() {
    \(declaration)
        #expect(adapter.summary() == \(answer))
      }
    }

    """
  }
}
