/// What a file says of actions: who handles and sends them, and by which names and links they are asked for.
package struct ActionFacts: Codable, Hashable, Sendable {
  package var handlers: [HandlerFact] = []
  package var sends: [SendFact] = []
  package var routes: [RouteFact] = []
  package var modules: [OpenableModuleFact] = []
  package var keys: [MediatorKeyFact] = []
  package var names: [ActionNameFact] = []
  package var links: [LinkFact] = []
  package var prefixes: [LinkPrefixFact] = []
  /// Places at which a program says what happens to links that lead nowhere.
  package var unknownLinkHandlers: [CodeContext] = []
}
