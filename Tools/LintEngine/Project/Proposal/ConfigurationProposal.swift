/// Makes a configuration to start from.
package enum ConfigurationProposal {
  /// The configuration that is proposed for a folder.
  ///
  /// A package has its executable products listed; for anything else products, modules and flags are taken from the
  /// project of Xcode, XcodeGen, Tuist or Bazel, or from the names of folders.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - vocabulary: makes a vocabulary of the project, as far as it has been read.
  /// - Returns: the configuration, which can be read for this folder.
  /// - Throws: that the folder has a configuration already or no source code, and what keeps the project from being read.
  package static func configuration(
    for root: String, vocabulary: (ProjectReading) throws(LintFailure) -> Vocabulary
  ) throws(LintFailure) -> Configuration {
    try checkAbsence(in: root)
    var configuration = Configuration()
    if FileSystem.exists("\(root)/\(ManifestReader.fileName)") {
      let manifest = try ManifestReader().manifest(of: root)
      configuration.products = manifest.products.filter(\.isExecutable).map { Configuration.Product(name: $0.name) }
    } else {
      configuration = try BuildDescription(root: root).configuration()
      guard DescribedProject.isDescribed(by: configuration) else {
        throw LintFailure(
          "there is no source code in '\(root)' from which a configuration could be proposed",
          waysOut: ["Name the root of a project: servicekit lint --init PATH."])
      }
    }
    let reading = try ProjectReader(root: root, file: ConfigurationFile(configuration)).reading()
    configuration.vocabulary = try vocabulary(reading)
    return configuration
  }

  /// Writes a configuration where there is none.
  ///
  /// - Parameters:
  ///   - configuration: the configuration.
  ///   - root: the root of the project.
  /// - Returns: the path of the file, from the root.
  /// - Throws: that there is one already, or why it cannot be written.
  package static func write(_ configuration: Configuration, in root: String) throws(LintFailure) -> String {
    try checkAbsence(in: root)
    do throws(FileSystem.Fault) {
      try FileSystem.create("\(root)/\(ConfigurationFile.name)", Array(ConfigurationText.text(of: configuration).utf8))
    } catch {
      throw LintFailure("the file cannot be written: \(error.reason)", path: ConfigurationFile.name)
    }
    return ConfigurationFile.name
  }

  private static func checkAbsence(in root: String) throws(LintFailure) {
    guard FileSystem.exists("\(root)/\(ConfigurationFile.name)") else { return }
    throw LintFailure(
      "there is a configuration already, and it is not overwritten", path: ConfigurationFile.name,
      waysOut: ["Change it by hand.", "Move it away, and have a new one proposed."])
  }
}
