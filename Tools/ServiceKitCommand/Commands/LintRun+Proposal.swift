import LintEngine

extension LintRun {
  /// Writes a configuration to start from, where there is none.
  func proposeConfiguration(_ scope: LintScope) throws -> ToolStatus {
    var unclassified: [String] = []
    let configuration = try ConfigurationProposal.configuration(for: scope.root) { reading throws(LintFailure) in
      let modules: [ModuleFacts]
      do { modules = try loading.moduleFacts(of: reading) } catch let failure as LintFailure { throw failure } catch {
        throw LintFailure("\(error)")
      }
      let proposal = VocabularyProposal(modules, project: reading.project, traits: reading.traits)
      unclassified = proposal.unclassified
      return proposal.vocabulary
    }
    let path = try ConfigurationProposal.write(configuration, in: scope.root)
    if !options.isQuiet {
      tool.output.say("note: '\(path)' is written; read it, and change what is not so\n")
      if configuration.products.isEmpty {
        tool.output.say("note: no products were found; without the key 'products' nothing tells them apart\n")
      }
      if !unclassified.isEmpty {
        tool.output.say("note: flags that are in no vocabulary: \(unclassified.joined(separator: ", "))\n")
      }
    }
    return .clean
  }
}
