import Testing

/// What `servicekit new` writes, in the hands of somebody who starts with it.
@Suite(.serialized)
struct NewPackageTests {
  @Test func `A new package builds, passes its tests and the linter, is formatted, and runs`() throws {
    let package = try NewPackage()
    try package.buildAndTest()
    try package.check()
    try package.inspect(["ReaderStandard", "ReaderLite"])
    #expect(try package.output(of: "ReaderStandard") == "Hello reader, this is Standard\n")
    #expect(try package.output(of: "ReaderLite") == "Hello reader, this is Lite\n")
  }

  @Test func `So does one to which one of each kind was added`() throws {
    let package = try NewPackage()
    try package.tool("new", "adapter", "Sharing", "--host", "ReaderSession", "--edit-manifest")
    try package.tool("new", "adapter", "Clock", "--edit-manifest")
    try package.tool("new", "adapter", "Cache", "--scope", "shared", "--edit-manifest")
    try package.tool("new", "adapter", "Parser", "--scope", "unique", "--products", "Lite", "--edit-manifest")
    try package.tool("new", "adapter", "Timer", "--scope", "host", "--edit-manifest")
    try package.tool(
      "new", "adapter", "Printing", "--scope", "unique", "--host", "ReaderSessionCapabilities", "--edit-manifest")
    try package.tool("new", "component", "ReadingProgress", "--edit-manifest")
    try package.tool("new", "module", "Login", "--products", "Standard,Lite", "--edit-manifest")
    try package.tool("new", "module", "Search", "--edit-manifest")
    try package.tool("new", "product", "Kiosk", "--from", "Lite", "--edit-manifest")
    try package.buildAndTest()
    try package.check()
    try package.inspect(["ReaderStandard", "ReaderLite", "ReaderKiosk"])
    for product in ["Standard", "Lite", "Kiosk"] {
      #expect(try package.output(of: "Reader\(product)") == "Hello reader, this is \(product)\n")
    }
    for module in ["Login", "Search"] {
      #expect(try package.output(of: "\(module)Runner") == "\(module) for a stand-in\n")
    }
  }
}
