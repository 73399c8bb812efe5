internal import PositionedJSON

/// A parameter, or a part of one, as it was given.
enum ParameterNode {
  /// Texts as they stand in a link, one for each time that the parameter is there; nil is one without a value.
  case written([String?])
  /// A value that was given by name.
  case value(ActionValue)

  /// What messages say that it is; never the value.
  var kind: String {
    switch self {
    case .written(let texts): texts.count == 1 ? "a text" : "\(texts.count) texts"
    case .value(.text): "a text"
    case .value(.integer), .value(.number): "a number"
    case .value(.truthValue): "a truth value"
    case .value(.list): "a list"
    case .value(.object): "an object"
    }
  }

  /// The values of a list: what was repeated in a link, or given as one.
  var items: [ParameterNode]? {
    switch self {
    case .written(let texts): texts.map { .written([$0]) }
    case .value(.list(let values)): values.map { .value($0) }
    case .value: nil
    }
  }

  /// The values of an object by key; links have none.
  var members: [String: ParameterNode]? {
    guard case .value(.object(let values)) = self else { return nil }
    return values.mapValues { .value($0) }
  }
}
