internal import PositionedJSON

/// The way to a parameter or a part of one; a text only for messages.
indirect enum ParameterPath: Hashable {
  /// All parameters of an action.
  case all
  case member(ParameterPath, String)
  case item(ParameterPath, Int)

  /// What messages say: `filter.tags[2]`; empty for all parameters.
  var text: String {
    switch self {
    case .all: ""
    case .member(.all, let name): name.shownInMessage
    case .member(let outer, let name): "\(outer.text).\(name.shownInMessage)"
    case .item(let outer, let index): "\(outer.text)[\(index)]"
    }
  }

  /// The same for types that decode themselves.
  var codingPath: [any CodingKey] {
    switch self {
    case .all: []
    case .member(let outer, let name): outer.codingPath + [Key(stringValue: name)]
    case .item(let outer, let index): outer.codingPath + [Key(intValue: index)]
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init(intValue: Int) {
      stringValue = "\(intValue)"
      self.intValue = intValue
    }
  }
}
