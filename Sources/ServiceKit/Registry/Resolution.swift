/// What a registry knows about one protocol, before anything is made.
enum Resolution {
  case unbound
  case one(AdapterCell)
  case arms(ExperimentKey, [String: AdapterCell])
  case several([AdapterCell])
  case registered(RuntimeRegistration)

  /// Sorts out the adapters of one protocol: none, one, the arms of one experiment, or too many.
  init(_ cells: [AdapterCell]) {
    guard let first = cells.first else {
      self = .unbound
      return
    }
    guard cells.count > 1 else {
      self = .one(first)
      return
    }
    let variants = cells.compactMap(\.declaration.variant)
    let arms = Dictionary(zip(variants.map(\.arm), cells), uniquingKeysWith: { first, _ in first })
    let isOneExperiment =
      variants.count == cells.count && Set(variants.map(\.experiment)).count == 1 && arms.count == cells.count
    if isOneExperiment, let key = variants.first?.experiment {
      self = .arms(key, arms)
    } else {
      self = .several(cells)
    }
  }
}

extension Resolution {
  /// Sorts out the adapters of one protocol, of which some may belong to images that were loaded later: those add arms
  /// to an experiment, else what is bound stays.
  ///
  /// - Parameter cells: in the order of their positions.
  init(inOrder cells: [AdapterCell]) {
    let order = cells.first?.order ?? 0
    var kept = cells.filter { $0.order == order }
    for cell in cells where cell.order != order {
      if case .arms = Resolution(kept + [cell]) { kept.append(cell) }
    }
    self.init(kept)
  }

  /// The adapters that lookups may choose from.
  var cells: [AdapterCell] {
    switch self {
    case .unbound: []
    case .one(let cell): [cell]
    case .arms(_, let arms): arms.values.sorted { $0.position < $1.position }
    case .several(let cells): cells
    case .registered(let registration): [registration.cell]
    }
  }
}

/// Why a lookup found nothing.
enum Absence {
  case notBound
  /// The factory answered nil.
  case noneInThisRun(AdapterCell)
  /// The experiment is in an arm for which no adapter is bound.
  case otherArm(AdapterVariant, bound: [AdapterCell])
}

/// What a lookup found.
enum Lookup {
  case found(AnyServiceBox, AdapterInstance?)
  case absent(Absence)
}

extension Lookup {
  /// Refuses to hand out as `any P & Sendable`, which is the same key, what is bound as `any P` and is not `Sendable`.
  func checkSendable(_ type: Any.Type) throws {
    guard case .found(let box, let instance) = self, box.isSendable == false else { return }
    throw AdapterError.notSendable(type, instance?.cell)
  }
}
