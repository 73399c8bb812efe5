/// The command that writes code to start from.
extension CommandDescription {
  static let new = CommandDescription(
    name: "new", words: "KIND", summary: "write a package, or code for one, that builds, is tested and passes 'lint'",
    options: [helpOption],
    remarks: """
      Nothing is ever overwritten, and where anything fails nothing is left half done. With --dry-run a kind shows what it
      would do, as a diff, and writes nothing.

      """,
    examples: [
      ("servicekit new package Reader --products Standard,Lite", "a package with two products"),
      ("servicekit help new adapter", "the options of a kind"),
    ],
    kinds: [newPackage, newAdapter, newComponent, newModule, newProduct, newXcodeTemplates]
  ) { _, parsed in
    throw UsageError("'new' needs a kind: package, adapter, component, module, product or xcode-templates")
  }

  private static let dryRun = OptionSpecification(
    "dry-run", summary: "show what would be written as a diff, and write nothing")

  private static let common = [
    OptionSpecification(
      "package-path", value: "DIR", summary: "the folder of the package; the one around the current folder if not given"
    ),
    OptionSpecification("edit-manifest", summary: "add to Package.swift what is needed, in place of showing it"),
    dryRun, helpOption,
  ]

  private static let target = OptionSpecification(
    "in", value: "TARGET", summary: "the library target; the one that the products share if not given")

  static let newPackage = CommandDescription(
    name: "new package", words: "NAME", summary: "write a package of several products that builds and runs at once",
    options: [
      OptionSpecification("products", value: "NAME,…", summary: "the products; Standard,Lite if not given"),
      OptionSpecification(
        "servicekit", value: "PATH|URL@VERSION",
        summary: "where ServiceKit is; the folder ServiceKit beside the package if not given"),
      dryRun, helpOption,
    ],
    remarks: """
      A URL has a version behind it: @0.1.0, @exact:0.1.0, @branch:main or @revision:….

      """,
    examples: [
      ("servicekit new package Reader --products Standard,Lite --servicekit ServiceKit", "ServiceKit in a folder here"),
      (
        "servicekit new package Player --products Cinema,Radio --servicekit https://example.com/ServiceKit.git@0.1.0",
        "ServiceKit by version"
      ),
      ("servicekit new package Shop --servicekit ServiceKit --dry-run", "what would be written"),
    ]
  ) { tool, parsed in
    try NewPackageCommand(tool: tool, parsed).run()
  }

  static let newAdapter = CommandDescription(
    name: "new adapter", words: "NAME",
    summary: "write an adapter protocol, and an adapter and its tests in each product",
    options: [
      OptionSpecification("products", value: "NAME,…", summary: "the products that bind it; all if not given"),
      OptionSpecification(
        "scope", value: "SCOPE",
        summary: "host, shared, application or unique; host if --host is given, else application"),
      OptionSpecification(
        "host", value: "NAME", summary: "the host that owns it: a class with @AdapterHost, or a protocol of hosts"),
      target,
    ] + common,
    examples: [
      ("servicekit new adapter Sharing --host ReaderSession --edit-manifest", "one for each host, in every product"),
      ("servicekit new adapter Clock --products Lite", "a service, in one product"),
      ("servicekit new adapter Parser --scope unique --dry-run", "one for each who asks; nothing is written"),
    ]
  ) { tool, parsed in
    try NewCodeCommand(tool: tool, parsed).adapter()
  }

  static let newComponent = CommandDescription(
    name: "new component", words: "NAME",
    summary: "write a component of a container, the state that it writes, and tests",
    options: [target] + common,
    examples: [("servicekit new component ReadingProgress --edit-manifest", "a component in shared code")]
  ) { tool, parsed in
    try NewCodeCommand(tool: tool, parsed).component()
  }

  static let newModule = CommandDescription(
    name: "new module", words: "NAME",
    summary: "write a module: API target, implementation, a program that starts it alone, and tests",
    options: [
      OptionSpecification("products", value: "NAME,…", summary: "the products that contain it; none if not given")
    ]
      + common,
    examples: [
      ("servicekit new module Login --products Standard,Lite --edit-manifest", "a module of two products"),
      ("servicekit new module Search", "a module that no product contains yet; the rows for Package.swift are shown"),
    ]
  ) { tool, parsed in
    try NewCodeCommand(tool: tool, parsed).module()
  }

  static let newProduct = CommandDescription(
    name: "new product", words: "NAME", summary: "write a product with copies of another's bindings and tests",
    options: [OptionSpecification("from", value: "PRODUCT", summary: "the product that is copied")] + common,
    examples: [("servicekit new product Kiosk --from Lite --edit-manifest", "a product that begins as Lite")]
  ) { tool, parsed in
    try NewCodeCommand(tool: tool, parsed).product()
  }

  static let newXcodeTemplates = CommandDescription(
    name: "new xcode-templates", words: "DIR", summary: "write file templates for Xcode",
    options: [dryRun, helpOption],
    remarks: """
      Xcode looks for them in '~/Library/Developer/Xcode/Templates/File Templates'.

      """,
    examples: [("servicekit new xcode-templates Templates", "the templates, in a folder")]
  ) { tool, parsed in
    try XcodeTemplatesCommand(tool: tool, parsed).run()
  }
}
