internal import ServiceKit

/// The arm of an experiment, or the value of a setting, that a handler is for.
struct HandlerVariant: Sendable, CustomStringConvertible {
  /// What decides between handlers.
  enum Switch: Hashable, Sendable {
    case experiment(ExperimentKey)
    case setting(MediatorSetting)

    /// What messages call it.
    var title: String {
      switch self {
      case .experiment(let key): "the experiment '\(key.name)'"
      case .setting(let setting): "the setting '\(setting.name)'"
      }
    }

    var name: String {
      switch self {
      case .experiment(let key): key.name
      case .setting(let setting): setting.name
      }
    }

    /// What can be chosen, the usual one first.
    var values: [String] {
      switch self {
      case .experiment(let key): key.arms
      case .setting(let setting): setting.values
      }
    }
  }

  let decidedBy: Switch
  let value: String

  /// - Returns: nil where the attribute gives neither.
  init?(_ arm: (ExperimentKey, String)?, _ setting: (MediatorSetting, String)?) {
    if let (key, arm) = arm {
      decidedBy = .experiment(key)
      value = arm
    } else if let (setting, value) = setting {
      decidedBy = .setting(setting)
      self.value = value
    } else {
      return nil
    }
  }

  var description: String { "\(decidedBy.name)=\(value)" }
}
