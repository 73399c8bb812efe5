/// The rules that there are.
package enum Rules {
  /// Every rule, in the order of the documentation.
  package static let all: [any Rule.Type] = [
    ProductFlagRule.self,
    UnknownFlagRule.self,
    PresenceBranchRule.self,
    UnguardedAdapterRule.self,
    DuplicateBindingRule.self,
    MissingBindingRule.self,
    UnusedAdapterProtocolRule.self,
    ProductLeakRule.self,
    StrongHostRule.self,
    LayerDirectionRule.self,
    SameLayerImportRule.self,
    LayerCountRule.self,
    ModuleCycleRule.self,
    SectionWithoutUsedRule.self,
    RecordShapeRule.self,
    ContainerPurityRule.self,
    SceneFormatRule.self,
    SceneUnknownComponentRule.self,
    SceneDuplicateRule.self,
    StaleExperimentRule.self,
    ActionWithoutHandlerRule.self,
    DuplicateHandlerRule.self,
    OverlappingRoutesRule.self,
    StringlyCallRule.self,
    UnexportedLinkRule.self,
    SuppressionWithoutReasonRule.self,
    UnknownSuppressionRule.self,
    UnusedSuppressionRule.self,
    StaleBaselineRule.self,
  ]

  /// The identifiers, in the same order.
  package static var identifiers: [String] { all.map { $0.description.identifier } }

  /// The rule of an identifier.
  package static func rule(_ identifier: String) -> (any Rule.Type)? {
    all.first { $0.description.identifier == identifier }
  }
}
