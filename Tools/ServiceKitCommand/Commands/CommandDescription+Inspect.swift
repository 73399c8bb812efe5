/// The commands that look into built binaries.
extension CommandDescription {
  static let inspect = CommandDescription(
    name: "inspect", words: "BINARY …", summary: "show what is declared in built executables and libraries",
    options: InspectOptions.specifications,
    remarks: """
      Bindings, requirements, components, modules and handlers are read out of the sections that the linker gathered, from
      ELF and Mach-O files; nothing is run, and stripped files are as good. What is registered while a program runs is not
      there. With --check it looks for required protocols without an adapter, for several adapters, handlers, components or
      modules where there may be one, and for declarations of another product's modules: of those that are named like
      another binary, or like another product of .servicekit.json, or that this lists for another product only.

      """,
    examples: [
      ("servicekit inspect .build/debug/Lite", "what one product contains"),
      ("servicekit inspect --format json .build/debug/Lite", "the same for a machine"),
      ("servicekit inspect --check .build/debug/Standard .build/debug/Lite", "what would fail in two products"),
      ("servicekit inspect --check --forbid Standard -- .build/debug/Lite", "one product, without the other at hand"),
    ]
  ) { tool, parsed in
    try InspectCommand(tool: tool, parsed).run()
  }
}
