internal import PositionedJSON

extension ExperimentAssignments {
  /// The assignment of one experiment.
  public struct Experiment: Hashable, Sendable {
    /// The name of the ``ExperimentKey``.
    public var name: String
    /// The arms with their weights, in an order that decides who moves when weights change.
    ///
    /// An arm of the key that is not listed gets nobody.
    public var arms: [Arm]
    /// The arm that every unit gets, whatever the weights; nil: by weight.
    public var fixed: String?
    /// The question is answered: validation reports the experiment until it is gone from the code.
    public var isFinished: Bool
    /// What is hashed together with the unit's id, so that experiments do not all divide the units in the same way; nil: the name.
    ///
    /// Experiments with the same salt put a unit at the same point.
    public var salt: String?

    /// Assigns the units of one experiment.
    ///
    /// - Parameters:
    ///   - name: the name of the ``ExperimentKey``.
    ///   - arms: each arm once; at least one weight is above 0.
    ///   - fixed: the arm that every unit gets; nil: by weight.
    ///   - isFinished: the question is answered.
    ///   - salt: what is hashed together with the unit's id; nil: the name.
    public init(name: String, arms: [Arm], fixed: String? = nil, isFinished: Bool = false, salt: String? = nil) {
      self.name = name
      self.arms = arms
      self.fixed = fixed
      self.isFinished = isFinished
      self.salt = salt
    }

    /// The arm of a unit: the fixed one, or the one that the unit's hash falls into.
    ///
    /// The unit's point is a number from 0 to 2⁶⁴ − 1: FNV-1a (64 bit) over the UTF-8 bytes of the salt, a zero byte and the
    /// UTF-8 bytes of the id, followed by the finaliser of SplitMix64. The upper 64 bits of point × total weight are the
    /// unit's position; the arm is the first, in the order of ``arms``, at which the sum of the weights so far exceeds the
    /// position.
    ///
    /// - Parameter unit: the unit's id, compared byte by byte.
    /// - Returns: nil where the weights are of no use: one is negative, all are 0, or their sum is too large.
    /// - Complexity: O(n) in the bytes of the id and the arms.
    public func arm(for unit: String) -> String? {
      if let fixed { return fixed }
      guard let total = totalWeight else { return nil }
      let position = ExperimentHash.point(salt: salt ?? name, unit: unit).multipliedFullWidth(by: UInt64(total)).high
      var end: UInt64 = 0
      return arms.first { arm in
        end += UInt64(arm.weight)
        return position < end
      }?.name
    }

    /// The one arm that every unit gets; nil where there are several.
    var onlyArm: String? {
      if let fixed { return fixed }
      let used = arms.filter { $0.weight > 0 }
      return used.count == 1 ? used[0].name : nil
    }

    private var totalWeight: Int? {
      var total = 0
      for arm in arms {
        let (sum, overflows) = total.addingReportingOverflow(arm.weight)
        guard arm.weight >= 0, !overflows else { return nil }
        total = sum
      }
      return total > 0 ? total : nil
    }

    /// What is wrong with the value in itself; nil where nothing is.
    func fault(at path: String) -> ExperimentAssignmentError? {
      if name.isEmpty { return ExperimentAssignmentError(path: "\(path).name", fact: "the name is empty") }
      if arms.isEmpty { return ExperimentAssignmentError(path: "\(path).arms", fact: "there is no arm") }
      for (index, arm) in arms.enumerated() {
        let place = "\(path).arms[\(index)]"
        if let earlier = arms[..<index].firstIndex(where: { $0.name == arm.name }) {
          return ExperimentAssignmentError(
            path: "\(place).name", fact: "the arm '\(arm.name)' is there already, in \(path).arms[\(earlier)]")
        }
        if arm.weight < 0 {
          return ExperimentAssignmentError(
            path: "\(place).weight", fact: "\(arm.weight) is no weight; weights are whole numbers from 0")
        }
      }
      if totalWeight == nil {
        let isZero = arms.allSatisfy { $0.weight == 0 }
        return ExperimentAssignmentError(
          path: "\(path).arms", fact: isZero ? "all weights are 0" : "the weights add up to more than \(Int.max)")
      }
      let names = arms.map(\.name)
      if let fixed, !names.contains(fixed) {
        return ExperimentAssignmentError(
          path: "\(path).fixed", fact: "unknown arm '\(fixed)'; \(NearNames(fixed, among: names).suggestion)")
      }
      return nil
    }
  }

  /// One arm and its weight.
  public struct Arm: Hashable, Sendable {
    /// One of the arms of the ``ExperimentKey``.
    public var name: String
    /// The arm's part of the sum of all weights, from 0; percent where the sum is 100.
    public var weight: Int

    /// Gives an arm its weight.
    ///
    /// - Parameters:
    ///   - name: one of the arms of the ``ExperimentKey``.
    ///   - weight: the arm's part of the sum of all weights, from 0.
    public init(_ name: String, weight: Int) {
      self.name = name
      self.weight = weight
    }
  }
}
