/// What is in each scene of a product, read from its scene file and its overlays.
///
/// ```swift
/// let plan = try ScenePlan(
///   bundled: SceneFile("scenes.json") { try Data(contentsOf: file) },
///   vocabulary: SceneVocabulary(components: ["list", SceneComponent("card", settings: CardSettings.self)]))
/// for entry in try plan.scene(named: "recommend").entries { … }
/// ```
///
/// Reading makes no component and asks no experiment.
public struct ScenePlan: Sendable {
  /// The scenes, in the order of the files.
  public let scenes: [Scene]
  /// The version of the file that is used.
  public let version: Int
  /// What was passed over, because the file that is used is made for another version of the program.
  public let notices: [SceneFault]
  /// Why the delivered file is not used; nil where it is, or where there is none.
  public let rejection: SceneError?
  private let file: String

  /// Reads the scene file that is part of the product.
  ///
  /// - Parameters:
  ///   - bundled: the file.
  ///   - overlays: what the product adds and changes, in order.
  ///   - vocabulary: what the program knows.
  /// - Throws: ``SceneError`` with everything that is wrong in the file and the overlays.
  /// - Complexity: O(n) in the bytes of the files, besides changes, which look through their scene.
  public init(bundled: SceneFile, overlays: [SceneFile] = [], vocabulary: SceneVocabulary) throws {
    self = try SceneComposition(overlays, vocabulary).plan(from: bundled, as: .bundled).get()
  }

  /// Reads a scene file that was delivered or saved, and the one that is part of the product if that cannot be used.
  ///
  /// A delivered file is used as a whole or not at all. If its version is not the program's, then entries and changes with
  /// names that the program does not have are passed over; if it is newer, then keys that the program does not know are, too.
  ///
  /// - Parameters:
  ///   - delivered: the file; nil where there is none.
  ///   - bundled: the file that is part of the product, read only where it is needed.
  ///   - overlays: what the product adds and changes, in order, to either file.
  ///   - vocabulary: what the program knows.
  ///   - report: called at most once, at once, with what was passed over or why the delivered file is not used. The default sends it
  ///     to `AdapterReports`.
  /// - Throws: ``SceneError`` with everything that is wrong in an overlay or in the bundled file, if that is needed.
  /// - Complexity: O(n) in the bytes of the files, besides changes, which look through their scene.
  public init(
    delivered: SceneFile?, bundled: SceneFile, overlays: [SceneFile] = [], vocabulary: SceneVocabulary,
    report: (String) -> Void = SceneReport.send
  ) throws {
    guard let delivered else {
      try self.init(bundled: bundled, overlays: overlays, vocabulary: vocabulary)
      return
    }
    let composition = SceneComposition(overlays, vocabulary)
    switch composition.plan(from: delivered, as: .delivered) {
    case .success(let plan):
      self = plan
      if !notices.isEmpty { report(SceneReport.passedOver(notices, version: version, known: vocabulary.version)) }
    case .failure(let rejection):
      self = try composition.plan(from: bundled, as: .bundled, instead: rejection).get()
      report(SceneReport.rejected(delivered.name, for: bundled.name, rejection))
    }
  }

  init(scenes: [Scene], version: Int, notices: [SceneFault], rejection: SceneError?, file: String) {
    self.scenes = scenes
    self.version = version
    self.notices = notices
    self.rejection = rejection
    self.file = file
  }

  /// The scene with a name.
  ///
  /// - Parameter name: what scene files call it.
  /// - Returns: the scene.
  /// - Throws: ``SceneError`` with the names that may have been meant.
  public func scene(named name: String) throws -> Scene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    throw SceneError(faults: [SceneFault(file: file, .unknownScene(name, among: scenes.map(\.name)))])
  }
}
