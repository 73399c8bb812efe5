/// What a reader of a new package needs to know first.
struct ReadmeTemplate: FileTemplate {
  var package: String
  var products: [String]
  var host: String

  var fileName: String { "README.md" }

  var text: String {
    """
    # \(package)

    One codebase, \(products.count == 1 ? "one product" : "\(products.count) products"). What they have in common is in \
    `Sources/\(package)`, which knows protocols only; what a product does in a way of its own is in the target of the product.

    | product | its adapters | start it |
    |---|---|---|
    \(products.map { "| \($0) | `Sources/\($0)/Adapters` | `swift run \($0)` |" }.joined(separator: "\n"))

    - `\(host)` is the host: it asks for adapters by their protocols, and holds them.
    - `swift test` tests each product with its own adapters, and shared code with stand-ins.
    - `servicekit lint` finds shared code that asks which product it is in.
    - `swift format lint --strict --recursive Package.swift Sources Tests` checks the format.

    More of it, with tests, into the right targets:

    ```sh
    servicekit new adapter Sharing --host \(host) --edit-manifest
    servicekit new component ReadingProgress --edit-manifest
    servicekit new module Login --products \(products.first ?? "App") --edit-manifest
    servicekit new product \(package)Kiosk --from \(products.first ?? "App") --edit-manifest
    ```

    """
  }
}
